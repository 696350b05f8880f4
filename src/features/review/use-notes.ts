/** The expert's private notes at places of the proposal, stored in a hidden field of the review form. */

import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { textOf } from '@/lib/collections/record'
import { t } from '@/lib/i18n/i18n'
import { unacceptedInputsOf } from '@/smartform/drafts/unaccepted-inputs'
import type { FormEngine } from '@/smartform/engine/engine'
import type { ContentSnapshot } from '@/smartform/ports'
import type { RowValue } from '@/smartform/schema/values'

const field = 'notes'

/** The path of a note's text in the review form. */
export const notePath = (id: string) => `${field}/${id}/text`

/** An expert's private note at a place of the proposal. */
export interface Note {
  id: string
  /** Path of the answer. */
  location: string
  /** Its label. */
  at: string
  text: string
}

/** The note's id, or why the note was not taken, in the reader's words. */
type AddedNote = { id: string } | { refused: string }

export interface Notes {
  all: readonly Note[]
  /** Null where nothing can be edited. */
  write: {
    add(location: string, at: string, text: string): AddedNote
    /** Answers whether the note took the text; false where the note is gone. */
    change(id: string, text: string): boolean
    remove(id: string): void
    /** Notes that a text at a place is in no note, so that the save state says so. */
    setUnaccepted(location: string, isUnaccepted: boolean): void
  } | null
}

function notesIn(value: unknown): Note[] {
  if (!Array.isArray(value)) return []
  return (value as readonly RowValue[]).map(({ id, cells }) => ({
    id,
    location: textOf(cells.place),
    at: textOf(cells.at),
    text: textOf(cells.text),
  }))
}

const nothing = () => {}

/** The notes of a review: a hidden field of its form, saved like any answer, and not submitted. */
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
  // As typed: `engine.values()` leaves the spaces at the end of a text out.
  const stored = useSyncExternalStore(subscribe, () =>
    JSON.stringify((engine ? engine.field(field)?.value : content.values[field]) ?? []),
  )
  const all = useMemo(() => notesIn(JSON.parse(stored)), [stored])
  return useMemo(
    () => ({
      all,
      write:
        engine && content.editable
          ? {
              add(location, at, text) {
                const id = engine.insertRow(field, all.length, { cells: { place: location, at, text } })
                if (id !== null) return { id }
                return {
                  refused: t('已有 {n} 条批注，不能再添加，这一条没有保存。请先删除一条，或复制到别处。', {
                    n: all.length,
                  }),
                }
              },
              change: (id, text) => engine.set(notePath(id), text),
              // A note that is gone already needs no removing.
              remove: (id) => void engine.removeRow(field, id),
              setUnaccepted: (location, isUnaccepted) =>
                unacceptedInputsOf(engine).note(`${field}:${location}`, isUnaccepted),
            }
          : null,
    }),
    [all, engine, content.editable],
  )
}
