import { useEffect, useState } from 'react'
import type { FormEngine } from '../engine/engine'
import type { ContentSnapshot } from '../ports'

type Edits = ReadonlyMap<string, number>

function newest(engine: FormEngine, edited: ContentSnapshot['editedAt']): Edits {
  const pages = new Map<string, number>()
  for (const [fieldId, at] of Object.entries(edited ?? {})) {
    const pageId = engine.form.fields.get(fieldId)?.pageId
    if (pageId !== undefined && at > (pages.get(pageId) ?? 0)) pages.set(pageId, at)
  }
  return pages
}

const minute = 60_000

/** When each page was last edited: as the server has it, and by this person since. Told again at most once a minute. */
export function usePageEdits(engine: FormEngine, edited: ContentSnapshot['editedAt']): Edits {
  const [edits, setEdits] = useState(() => newest(engine, edited))
  useEffect(
    () =>
      engine.onChange(({ origin, fieldIds }) => {
        if (origin !== 'person') return
        const now = Date.now()
        const pages = new Set(fieldIds.flatMap((id) => engine.form.fields.get(id)?.pageId ?? []))
        setEdits((before) => {
          const stale = [...pages].filter((id) => now - (before.get(id) ?? 0) >= minute)
          return stale.length === 0 ? before : new Map([...before, ...stale.map((id) => [id, now] as const)])
        })
      }),
    [engine],
  )
  return edits
}
