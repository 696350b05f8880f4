/** Types of `build-portal.mjs` for TypeScript importers. */

export function buildPortal(
  folder: string,
  settings?: Readonly<Record<string, string>>,
  mode?: 'production' | 'demo',
): Promise<void>
