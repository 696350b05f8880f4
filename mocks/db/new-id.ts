let count = 0

/** An identifier for a row made while running: sortable by time, unique over tabs. Seeds give their own. */
export function newId(prefix: string): string {
  count += 1
  const random = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  return `${prefix}-${Date.now().toString(36)}${random.toString(36)}${count.toString(36)}`
}
