import { loadChunk } from '@/lib/lazy-page'

type Loaded = typeof import('./AntdSelect').AntdSelect

let loaded: Loaded | null = null

/** antd's choice, null until it has come. */
export const loadedSelect = () => loaded

/** Fetches what opens choices, which no page needs for its first view. */
export async function loadSelect(): Promise<void> {
  loaded ??= await loadChunk(() => import('./AntdSelect').then((module) => module.AntdSelect))
}

/** It has come with other code. */
export function giveSelect(given: Loaded): void {
  loaded = given
}
