/**
 * A reason for an unusual figure that was given this many periods in a row is marked, for the reviewers of reports; “连续三年说明原因” and
 * “连续三个月说明原因” name the number.
 */
export const repeatedReasonPeriods = 3
