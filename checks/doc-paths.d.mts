/** The paths that a Markdown document names: in code spans, and in links to files. */
export function namedPaths(text: string): { named: string[]; links: string[] }
/** Whether a file or folder of the project has this path, or ends with it. */
export function isKnown(name: string, files: readonly string[]): boolean
