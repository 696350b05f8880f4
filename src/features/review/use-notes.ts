import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { FormEngine } from '@/smartform/engine/engine'
import type { ContentSnapshot } from '@/smartform/ports'
import type { RowValue } from '@/smartform/schema/values'

const field = 'notes'

/** What the expert noted at a place of the proposal, for themselves. */
export interface Note {
  id: string
  /** Path of the answer. */
  place: string
  /** What it is called there. */
  at: string
  text: string
}

export interface Notes {
  all: readonly Note[]
  /** Null where nothing can be changed any more. */
  write: {
    /** Answers the note's id; null where there is room for no more. */
    add(place: string, at: string, text: string): string | null
    change(id: string, text: string): void
    remove(id: string): void
  } | null
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function notesIn(value: unknown): Note[] {
  if (!Array.isArray(value)) return []
  return (value as readonly RowValue[]).map(({ id, cells }) => ({
    id,
    place: textOf(cells.place),
    at: textOf(cells.at),
    text: textOf(cells.text),
  }))
}

const nothing = () => {}

/** The notes of a review: a field of its form that never shows, saved, kept and sent as every answer is, and handed in with none. */
export function useNotes(content: ContentSnapshot, engine: FormEngine | null): Notes {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (!engine) return nothing
      return engine.onChange(({ fieldIds }) => {
        if (fieldIds.includes(field)) changed()
      })
    },
    [engine],
  )
  const stored = useSyncExternalStore(subscribe, () =>
    JSON.stringify((engine ? engine.values() : content.values)[field] ?? []),
  )
  const all = useMemo(() => notesIn(JSON.parse(stored)), [stored])
  return useMemo(
    () => ({
      all,
      write:
        engine && content.editable
          ? {
              add: (place, at, text) => engine.insertRow(field, all.length, { cells: { place, at, text } }),
              change: (id, text) => engine.set(`${field}/${id}/text`, text),
              remove: (id) => void engine.removeRow(field, id),
            }
          : null,
    }),
    [all, engine, content.editable],
  )
}
