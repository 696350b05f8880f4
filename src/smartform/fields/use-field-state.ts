import { useCallback, useSyncExternalStore } from 'react'
import type { FieldState, FormEngine } from '../engine/engine'
import type { Path } from '../schema/values'

/** One field or cell, drawn again only when something of it changes. */
export function useFieldState(engine: FormEngine, path: Path): FieldState | undefined {
  const subscribe = useCallback((listener: () => void) => engine.subscribe(path, listener), [engine, path])
  return useSyncExternalStore(subscribe, () => engine.field(path))
}

/** The ids of a table's rows, joined: compared as text, so that typing in a cell does not draw the whole table again. */
export function useRowIds(engine: FormEngine, tableId: string): readonly string[] {
  const subscribe = useCallback((listener: () => void) => engine.subscribe(tableId, listener), [engine, tableId])
  const joined = useSyncExternalStore(subscribe, () => {
    const value = engine.field(tableId)?.value
    return Array.isArray(value) ? value.map((row) => row.id).join('\n') : ''
  })
  return joined === '' ? [] : joined.split('\n')
}

/** A table column's total, live. */
export function useTotal(engine: FormEngine, tableId: string, columnId: string): string | null {
  const subscribe = useCallback((listener: () => void) => engine.subscribeDerived(listener), [engine])
  return useSyncExternalStore(subscribe, () => engine.total(tableId, columnId))
}
