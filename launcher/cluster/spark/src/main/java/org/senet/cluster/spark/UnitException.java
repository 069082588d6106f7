package org.senet.cluster.spark;

import org.senet.cluster.UnitFailure;

/** A unit cannot be done, so the job is ended. */
final class UnitException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient UnitFailure failure;

    UnitException(UnitFailure failure) {
        super(failure.message());
        this.failure = failure;
    }

    UnitFailure failure() {
        return failure;
    }
}
