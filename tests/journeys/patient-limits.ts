/**
 * Limits of the gateway for journeys, in its environment: on a busy machine a call may take seconds
 * without being a fault. Milliseconds.
 */
export const patientLimits = {
  UPSTREAM_TIMEOUT_MS: '20000',
  SLOW_CALL_TIMEOUT_MS: '30000',
  OPERATION_TIMEOUT_MS: '40000',
};
