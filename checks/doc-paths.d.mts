/** The paths that a Markdown document names: in code spans, and in links to files. */
export function namedPaths(text: string): { named: string[]; links: string[] }
/** The names in code that a Markdown document mentions: code spans of one word in camel case. */
export function namedInCode(text: string): string[]
/** Whether a file or folder of the project has this path, or ends with it. */
export function isKnown(name: string, files: readonly string[]): boolean
