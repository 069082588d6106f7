// Draws a board and lets it be clicked: a picture below, and a button for each position above it.

/**
 * The board in the page; `clicked(name)` is called for each position or piece in a hand that is clicked, and `dragged(from, to)` where a
 * piece is dragged.
 */
export class Board {
  constructor(picture, buttons, clicked, dragged) {
    this.picture = picture;
    this.buttons = buttons;
    this.clicked = clicked;
    this.dragged = dragged;
    this.known = new Map();
    this.focused = null;
    buttons.addEventListener('keydown', event => this.key(event));
    this.drag();
  }

  /** Shows an answer of the server. */
  show(answer) {
    const svg = new DOMParser().parseFromString(answer.svg, 'image/svg+xml').documentElement;
    this.picture.replaceChildren(document.importNode(svg, true));
    this.frame = answer.frame;
    const pieces = new Map();
    for (const piece of this.picture.querySelectorAll('[data-piece]')) pieces.set(piece.dataset.piece, piece);
    this.pieces = pieces;
    const wanted = new Set();
    for (const [name, at] of Object.entries(answer.frame.positions)) this.place(wanted, name, name, at, answer);
    for (const [player, types] of Object.entries(answer.frame.hands)) {
      for (const [type, at] of Object.entries(types)) this.place(wanted, `${player} ${type}`, type, at, answer, player);
    }
    for (const type of answer.list.positions) {
      if (!(type in answer.frame.positions) && !this.inHand(type, answer)) this.place(wanted, type, type, null, answer);
    }
    for (const [key, button] of this.known) {
      if (!wanted.has(key)) {
        button.remove();
        this.known.delete(key);
      }
    }
    const first = this.known.get(this.focused) ?? this.known.values().next().value;
    for (const button of this.known.values()) button.tabIndex = button === first ? 0 : -1;
  }

  inHand(type, answer) {
    return type in (answer.frame.hands[answer.state.player] ?? {});
  }

  place(wanted, key, name, at, answer, player) {
    wanted.add(key);
    let button = this.known.get(key);
    if (!button) {
      button = document.createElement('button');
      button.type = 'button';
      button.dataset.key = key;
      button.addEventListener('click', () => this.isOpen(button) && this.clicked(button.dataset.name));
      button.addEventListener('focus', () => this.focus(key));
      this.buttons.append(button);
      this.known.set(key, button);
    }
    const { width, height, unit } = answer.frame;
    const [x, y] = at ?? [unit / 2, height - unit / 2];
    button.dataset.name = name;
    button.style.left = `${(100 * x) / width}%`;
    button.style.top = `${(100 * y) / height}%`;
    button.style.width = `${(90 * unit) / width}%`;
    button.style.height = `${(90 * unit) / height}%`;
    const own = player === undefined || player === answer.state.player;
    const possible = own && answer.list.positions.includes(name);
    const begun = answer.list.path.length > 0;
    button.classList.toggle('possible', possible && !begun);
    button.classList.toggle('target', possible && begun);
    button.classList.toggle('capturing', answer.list.capturing.includes(name));
    button.classList.toggle('occupied', this.pieces.has(name));
    // What is offered, as promotions, lies between.
    button.style.zIndex = possible ? 3 : 1;
    if (own) button.removeAttribute('aria-disabled');
    else button.setAttribute('aria-disabled', 'true');
    const label = player === undefined ? name : `${name} of ${player}`;
    const piece = player === undefined ? answer.pieces[name] : undefined;
    button.setAttribute('aria-label', `${label}${piece ? `, ${piece}` : ''}${possible ? ', possible' : ''}`);
  }

  /** Pieces in the hand of another player cannot be clicked. */
  isOpen(button) {
    return button.getAttribute('aria-disabled') !== 'true';
  }

  focus(key) {
    this.focused = key;
    for (const [other, button] of this.known) button.tabIndex = other === key ? 0 : -1;
  }

  /** Arrows go to the nearest position in their direction; Page Up and Page Down from one that can be clicked to the next. */
  key(event) {
    if (event.key === 'PageUp' || event.key === 'PageDown') return this.turn(event);
    const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const way = ways[event.key];
    if (!way || event.altKey || !event.target.dataset.key) return;
    event.preventDefault();
    const here = this.centre(event.target);
    let best = null;
    let least = Infinity;
    for (const button of this.known.values()) {
      const there = this.centre(button);
      const dx = there.x - here.x;
      const dy = there.y - here.y;
      const along = dx * way[0] + dy * way[1];
      const across = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
      // What lies in the direction is nearer than what lies beside it; rows of hexagons are shifted by half a cell.
      const cost = Math.hypot(along, across) + (across > 0.8 * along ? 1000 + 3 * across : 0.1 * across);
      if (along > 1 && cost < least) {
        least = cost;
        best = button;
      }
    }
    best?.focus();
  }

  turn(event) {
    event.preventDefault();
    const buttons = [...this.known.values()];
    const at = buttons.indexOf(event.target);
    const ahead = event.key === 'PageDown' ? 1 : -1;
    for (let i = 1; i <= buttons.length; i++) {
      const next = buttons[(at + ahead * i + buttons.length * 2) % buttons.length];
      if (next.matches('.possible, .target')) return next.focus();
    }
  }

  centre(button) {
    const box = button.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }

  /** A piece that is dragged is clicked where it is taken and where it is dropped. */
  drag() {
    let from = null;
    let start = null;
    let piece = null;
    this.buttons.addEventListener('pointerdown', event => {
      const button = event.target.closest('button');
      from = button && this.isOpen(button) ? button : null;
      start = [event.clientX, event.clientY];
      piece = from ? this.pieces?.get(from.dataset.name) : null;
    });
    window.addEventListener('pointermove', event => {
      if (!from || !piece) return;
      const scale = this.frame.width / this.picture.firstElementChild.getBoundingClientRect().width;
      const [x, y] = this.frame.positions[from.dataset.name] ?? [0, 0];
      const dx = (event.clientX - start[0]) * scale;
      const dy = (event.clientY - start[1]) * scale;
      if (Math.hypot(dx, dy) > 8) piece.setAttribute('transform', `translate(${x + dx} ${y + dy})`);
    });
    window.addEventListener('pointercancel', async () => {
      const begun = piece;
      from = null;
      piece = null;
      if (begun) await this.clicked(null);
    });
    window.addEventListener('pointerup', async event => {
      const begun = from;
      from = null;
      if (!begun || !start) return;
      const to = document.elementFromPoint(event.clientX, event.clientY)?.closest('#buttons button');
      if (!to || to === begun) {
        if (piece && Math.hypot(event.clientX - start[0], event.clientY - start[1]) > 8) await this.clicked(null);
        return;
      }
      await this.dragged(begun.dataset.name, to.dataset.name);
    });
  }
}
