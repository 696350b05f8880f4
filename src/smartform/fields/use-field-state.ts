/** Hooks that read one field, cell or row list of the engine and re-render only when it changes. */
import { useCallback, useSyncExternalStore } from 'react'
import type { FieldState, FormEngine } from '../engine/engine'
import type { Path } from '../schema/values'

/** Reads one field or cell and re-renders only when it changes: `read` returns the same object until it does. */
export function useAt<T>(engine: FormEngine, path: Path, read: (engine: FormEngine) => T): T {
  const subscribe = useCallback((listener: () => void) => engine.subscribe(path, listener), [engine, path])
  return useSyncExternalStore(subscribe, () => read(engine))
}

/** Reads something derived from any answers, likewise. */
export function useDerived<T>(engine: FormEngine, read: (engine: FormEngine) => T): T {
  const subscribe = useCallback((listener: () => void) => engine.subscribeDerived(listener), [engine])
  return useSyncExternalStore(subscribe, () => read(engine))
}

export function useFieldState(engine: FormEngine, path: Path): FieldState | undefined {
  return useAt(engine, path, () => engine.field(path))
}

/** The ids of a table's rows, joined as text, so that typing in a cell does not re-render the table. */
export function useRowIds(engine: FormEngine, tableId: string): string {
  return useAt(engine, tableId, () => {
    const value = engine.field(tableId)?.value
    return Array.isArray(value) ? value.map((row) => row.id).join('\n') : ''
  })
}
