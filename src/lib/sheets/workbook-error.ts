/** The error of a file that is no workbook or too large to read; small, so that dialogs tell it from a chunk that is missing. */

/** A file that is not read as a workbook; its message says what to do. */
export class WorkbookError extends Error {}
