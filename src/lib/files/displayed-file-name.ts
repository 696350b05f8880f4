/**
 * A file's name as screens show it and downloads are called. Without control characters and characters that turn the reading direction:
 * with one of those, `report[U+202E]fdp.exe` looks like `reportexe.pdf`.
 */
export const displayedFileName = (name: string) => name.replace(/[\p{Cc}\p{Bidi_Control}]/gu, '')
