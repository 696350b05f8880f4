/** A hook that renders a long table field in chunks of rows: inputs near the window, text or empty space elsewhere. */

import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'

/** Rows that render together. */
export interface Chunk {
  /** Index of the first row. */
  start: number
  rowIds: readonly string[]
}

/** Rendered as inputs, as text, or as empty space of the same height. */
export type ChunkMode = 'live' | 'text' | 'space'

const chunkSize = 8
/** Tables with fewer rows render all of them as inputs. */
const mostAtOnce = 40
const usualRowHeight = 45
/** How many chunks keep their inputs after they leave the viewport, so that scrolling back costs nothing. */
const mostLive = 12
/** When the browser is never idle, one chunk renders as text after this many milliseconds. */
const whenBusy = 4
const debounceMs = 200

/**
 * Virtualises a long table: rows near the viewport and the focused row render as inputs. Other rows keep their height
 * and render as text in idle time, so that page search, screen readers and printing reach them. Short tables, and
 * browsers without IntersectionObserver, render all inputs.
 */
export function useRowChunks(rowIds: readonly string[], table: RefObject<HTMLTableElement | null>) {
  const windowed = rowIds.length > mostAtOnce && typeof IntersectionObserver !== 'undefined'
  const chunks = useMemo(() => inChunks(rowIds, windowed ? chunkSize : Math.max(1, rowIds.length)), [rowIds, windowed])
  const [near, setNear] = useState<ReadonlySet<number>>(new Set([0, 1]))
  const [drawn, setDrawn] = useState<string | null>(null)
  const [filled, setFilled] = useState({ rowIds, chunks: 0 })
  const [rowHeight, setRowHeight] = useState(usualRowHeight)
  const filledTo = filled.rowIds === rowIds ? filled.chunks : 0
  const count = chunks.length

  useEffect(() => {
    if (!windowed || count === 0) return
    const inSight = new Set<number>()
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const index = target instanceof HTMLElement ? Number(target.dataset.chunk) : Number.NaN
          if (isIntersecting) inSight.add(index)
          else inSight.delete(index)
        }
        setNear((live) => withNear(live, new Set(inSight)))
      },
      { rootMargin: '400px 0px' },
    )
    for (const body of table.current?.tBodies ?? []) watch.observe(body)
    return () => watch.disconnect()
  }, [windowed, count, table])

  useEffect(() => {
    if (!windowed || filledTo >= count) return
    const fill = (more = 1) => setFilled({ rowIds, chunks: filledTo + more })
    if (!window.requestIdleCallback) {
      const timer = window.setTimeout(fill, debounceMs)
      return () => window.clearTimeout(timer)
    }
    const handle = window.requestIdleCallback(({ didTimeout }) => fill(didTimeout ? whenBusy : 1), {
      timeout: debounceMs,
    })
    return () => window.cancelIdleCallback(handle)
  }, [windowed, rowIds, filledTo, count])

  useEffect(() => {
    if (!windowed) return
    const fillAll = () => flushSync(() => setFilled({ rowIds, chunks: count }))
    window.addEventListener('beforeprint', fillAll)
    return () => window.removeEventListener('beforeprint', fillAll)
  }, [windowed, rowIds, count])

  // Measures the row height from rendered rows; again when the table's width changes.
  useLayoutEffect(() => {
    const element = table.current
    if (!windowed || !element || typeof ResizeObserver === 'undefined') return
    let width = 0
    const measure = () => {
      const body = element.querySelector<HTMLElement>('tbody[data-live]')
      if (!body || element.clientWidth === width) return
      width = element.clientWidth
      const rows = body.querySelectorAll('tr').length
      if (rows > 0) setRowHeight(body.getBoundingClientRect().height / rows)
    }
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [windowed, table])

  const drawnChunk = windowed && drawn !== null ? Math.floor(rowIds.indexOf(drawn) / chunkSize) : -1
  /** Renders a row as inputs wherever it is, until another row is requested. */
  const draw = useCallback((rowId: string) => setDrawn(rowId), [])
  const mode = (index: number): ChunkMode => {
    if (!windowed || near.has(index) || index === drawnChunk) return 'live'
    return index < filledTo ? 'text' : 'space'
  }
  return { chunks, windowed, rowHeight, mode, draw }
}

function inChunks(rowIds: readonly string[], size: number): readonly Chunk[] {
  return Array.from({ length: Math.ceil(rowIds.length / size) }, (_, index) => ({
    start: index * size,
    rowIds: rowIds.slice(index * size, (index + 1) * size),
  }))
}

/**
 * The chunks that render as inputs after others came into view; the least recently visible are dropped beyond the
 * limit.
 */
function withNear(live: ReadonlySet<number>, inSight: ReadonlySet<number>): ReadonlySet<number> {
  const remaining = [...live].filter((index) => !inSight.has(index))
  const liveChunks = remaining.slice(Math.max(0, remaining.length - Math.max(0, mostLive - inSight.size)))
  const next = new Set([...liveChunks, ...inSight])
  return next.size === live.size && [...next].every((index) => live.has(index)) ? live : next
}
