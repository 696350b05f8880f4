import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'

/** Rows that are drawn together. */
export interface Chunk {
  /** Place of its first row among all rows. */
  start: number
  rowIds: readonly string[]
}

/** Inputs, their answers as text, or only the room they take. */
export type ChunkMode = 'live' | 'text' | 'space'

const chunkSize = 8
/** Fewer rows are drawn at once and always. */
const mostAtOnce = 40
const usualRowHeight = 45
/** So many chunks keep their inputs after they have left the sight: coming back, or a summary that opens above, is free. */
const mostLive = 12
/** Where there is always something else to be done, so many chunks are filled each time that has passed, in milliseconds. */
const whenBusy = 4
const debounceMs = 200

/**
 * Which rows of a long table are drawn as inputs: those near the viewport and the one in hand. The others keep their
 * place; when nothing else is to be done they get their answers as text, so that searching in the page, screen readers
 * and printing reach each of them. Short tables, and browsers that cannot watch, have all rows live.
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

  // The room of rows that are not drawn, from those that are; again when the table gets another width.
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
  /** Draws a row as inputs, wherever it is, until another is asked for. */
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

/** Chunks that are drawn as inputs once others have come into sight: those that left longest ago go when they are too many. */
function withNear(live: ReadonlySet<number>, inSight: ReadonlySet<number>): ReadonlySet<number> {
  const left = [...live].filter((index) => !inSight.has(index))
  const liveChunks = left.slice(Math.max(0, left.length - Math.max(0, mostLive - inSight.size)))
  const next = new Set([...liveChunks, ...inSight])
  return next.size === live.size && [...next].every((index) => live.has(index)) ? live : next
}
