"""Games of Senet as environments for programs that learn.

``Senet`` talks with ``senet env GAME --stdio`` and needs nothing but the standard library. ``SenetEnv`` is a game as an
environment of PettingZoo (AEC API); it needs the packages ``pettingzoo``, ``gymnasium`` and ``numpy``.

    with Senet("connect-four") as games:
        states = games.reset(count=64, seed=1)
        states = games.step([state["legal"][0] for state in states])

    env = SenetEnv("chess")
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        ended = termination or truncation
        env.step(None if ended else env.action_space(agent).sample(observation["action_mask"]))
    env.close()

One object is used by one thread at a time.
"""

from __future__ import annotations

import json
import os
import subprocess
from typing import Any, Dict, Iterable, List, Optional, Sequence, Union

__all__ = ["Senet", "SenetError", "SenetEnv"]
__version__ = "0.1.0"

VERSION = 1
"""The version of the protocol that is spoken here."""

State = Dict[str, Any]
"""A game as the protocol tells of it: env, player, legal, over, truncated, rewards, moves, made, ..."""


class SenetError(Exception):
    """The game could not be started, or refused a request; in the second case nothing has changed."""


class Senet:
    """Any number of games of one kind, played by a process of their own.

    game: the name of a game or the path of a script.
    command: how ``senet`` is called; by default what the variable SENET says, else ``senet`` on the PATH.
    options: more of the command line, such as ``["--option", "captures=at-end"]``.
    """

    def __init__(
        self,
        game: str,
        command: Union[str, Sequence[str], None] = None,
        options: Sequence[str] = (),
    ) -> None:
        if command is None:
            command = os.environ.get("SENET", "senet")
        words = [command] if isinstance(command, str) else list(command)
        try:
            self._process = subprocess.Popen(
                words + ["env", game, "--stdio", *options],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
            )
        except OSError as error:
            raise SenetError(f"`{words[0]}` cannot be started: {error}") from error
        try:
            self.spec: Dict[str, Any] = self.request("spec")
            if self.spec["version"] != VERSION:
                raise SenetError(f"version {self.spec['version']} of the protocol is not understood")
        except BaseException:
            self.close()
            raise

    @property
    def players(self) -> List[str]:
        """The names of those who decide, in order."""
        return self.spec["players"]

    @property
    def actions(self) -> List[str]:
        """What the actions are, by their numbers."""
        return self.spec["actions"]

    def request(self, op: str, **parameters: Any) -> Dict[str, Any]:
        """Asks for something in the words of the protocol; parameters that are None are left out."""
        request = {"op": op, **{k: v for k, v in parameters.items() if v is not None}}
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None and stdout is not None
        try:
            stdin.write(json.dumps(request, separators=(",", ":")) + "\n")
            stdin.flush()
        except (OSError, ValueError) as error:
            raise SenetError("the process of the game has ended") from error
        line = stdout.readline()
        if not line:
            raise SenetError(f"the process of the game has ended with exit code {self._process.wait()}")
        answer = json.loads(line)
        if not answer["ok"]:
            raise SenetError(answer["error"])
        return answer

    def reset(
        self,
        count: Optional[int] = None,
        seed: Optional[int] = None,
        envs: Optional[Iterable[int]] = None,
        observe: bool = False,
    ) -> List[State]:
        """Begins games anew: so many, or those of these numbers, or all. Returns their states."""
        numbers = None if envs is None else list(envs)
        return self.request("reset", count=count, seed=seed, envs=numbers, observe=observe)["states"]

    def step(
        self, actions: Iterable[int], envs: Optional[Iterable[int]] = None, observe: bool = False
    ) -> List[State]:
        """Does an action in each game, or in those of these numbers; -1 does nothing. Returns their states."""
        numbers = None if envs is None else list(envs)
        return self.request("step", actions=list(actions), envs=numbers, observe=observe)["states"]

    def observe(self, envs: Optional[Iterable[int]] = None) -> List[List[float]]:
        """The observations of games, as ``tensor`` makes them."""
        numbers = None if envs is None else list(envs)
        return [self.tensor(o) for o in self.request("observe", envs=numbers)["observations"]]

    def text(self, envs: Optional[Iterable[int]] = None) -> List[Dict[str, Any]]:
        """Games for people: text, position, selected, legal, result."""
        return self.request("text", envs=None if envs is None else list(envs))["texts"]

    @property
    def shape(self) -> List[int]:
        """Planes, rows and columns of ``tensor``."""
        planes = len(self.spec["planes"]) + len(self.spec["globals"])
        return [planes, self.spec["height"], self.spec["width"]]

    def tensor(self, observation: Dict[str, Any]) -> List[float]:
        """An observation of the protocol as a flat list: planes of the board, then a plane for each number of the position."""
        planes, height, width = self.shape
        size = height * width
        values = [0.0] * (len(self.spec["planes"]) * size)
        board = observation["board"]
        for i in range(0, len(board), 2):
            values[board[i]] = float(board[i + 1])
        for value in observation["globals"]:
            values.extend([float(value)] * size)
        return values

    def mask(self, state: State) -> List[int]:
        """For each action whether it is legal, 1 or 0."""
        mask = [0] * len(self.spec["actions"])
        for action in state["legal"]:
            mask[action] = 1
        return mask

    def close(self) -> None:
        """Ends the process; does nothing when that is done."""
        process = self._process
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                try:
                    stream.close()
                except OSError:
                    pass
        try:
            process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def __enter__(self) -> "Senet":
        return self

    def __exit__(self, *unused: Any) -> None:
        self.close()


try:
    import gymnasium
    import numpy as np
    from pettingzoo import AECEnv
except ImportError as _missing:
    _why = str(_missing)

    class SenetEnv:  # type: ignore[no-redef]
        """Stands for the environment of PettingZoo where that is not installed."""

        def __init__(self, *unused: Any, **also_unused: Any) -> None:
            raise ImportError(f"SenetEnv needs pettingzoo, gymnasium and numpy: {_why}")

else:

    class SenetEnv(AECEnv):  # type: ignore[no-redef]
        """A game as an environment of PettingZoo. Agents are the players; an agent has several turns in a row where a move takes several clicks.

        An observation is a dictionary: ``observation``, planes x rows x columns of float32, and ``action_mask``, int8.
        """

        metadata = {"render_modes": ["ansi"], "name": "senet_v0", "is_parallelizable": False}

        def __init__(
            self,
            game: str,
            command: Union[str, Sequence[str], None] = None,
            options: Sequence[str] = (),
            render_mode: Optional[str] = None,
        ) -> None:
            super().__init__()
            self.games = Senet(game, command, options)
            self.render_mode = render_mode
            self.possible_agents = list(self.games.players)
            self.agents: List[str] = []
            actions = len(self.games.actions)
            shape = tuple(self.games.shape)
            self.observation_spaces = {
                agent: gymnasium.spaces.Dict(
                    {
                        "observation": gymnasium.spaces.Box(-np.inf, np.inf, shape, np.float32),
                        "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
                    }
                )
                for agent in self.possible_agents
            }
            self.action_spaces: Dict[str, Any] = {agent: gymnasium.spaces.Discrete(actions) for agent in self.possible_agents}
            self._state: State = {}

        def observation_space(self, agent: str) -> Any:
            return self.observation_spaces[agent]

        def action_space(self, agent: str) -> Any:
            return self.action_spaces[agent]

        def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> None:
            self._state = self.games.reset(count=1, seed=seed, observe=True)[0]
            self.agents = list(self.possible_agents)
            self.rewards = {agent: 0.0 for agent in self.agents}
            self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
            self.terminations = {agent: False for agent in self.agents}
            self.truncations = {agent: False for agent in self.agents}
            self.infos: Dict[str, Dict[str, Any]] = {agent: {} for agent in self.agents}
            self.agent_selection = self.agents[0]
            self._settle()

        def observe(self, agent: str) -> Dict[str, Any]:
            tensor = np.array(self.games.tensor(self._state["observation"]), dtype=np.float32)
            if agent == self.agent_selection:
                mask = np.array(self.games.mask(self._state), dtype=np.int8)
            else:
                mask = np.zeros(len(self.games.actions), dtype=np.int8)
            return {"observation": tensor.reshape(self.games.shape), "action_mask": mask}

        def step(self, action: Optional[int]) -> None:
            agent = self.agent_selection
            if self.terminations[agent] or self.truncations[agent]:
                self._was_dead_step(action)
                return
            if action is None:
                raise SenetError("an action is needed while the game goes on")
            self._cumulative_rewards[agent] = 0.0
            self._state = self.games.step([int(action)], observe=True)[0]
            self._clear_rewards()
            self._settle()
            self._accumulate_rewards()

        def _settle(self) -> None:
            state = self._state
            if state["over"] or state["truncated"]:
                for agent, reward in zip(self.possible_agents, state["rewards"]):
                    self.rewards[agent] = float(reward)
                    self.terminations[agent] = state["over"]
                    self.truncations[agent] = state["truncated"]
            else:
                self.agent_selection = self.possible_agents[state["player"]]
            for agent in self.agents:
                self.infos[agent] = {"moves": state["moves"]}

        def render(self) -> Optional[str]:
            return self.games.text([0])[0]["text"] if self.render_mode == "ansi" else None

        def close(self) -> None:
            self.games.close()
