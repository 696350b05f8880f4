export function usesOfStyles(sheet: string): Set<string>
