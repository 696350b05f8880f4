/** Finds which parts of a long page are near the window, so that a long form renders only these; for form pages and fields. */

import { createContext, useEffect, useMemo } from 'react'
import { flushSync } from 'react-dom'

/**
 * Decides which parts of a long page render in full; the others render as light text until they come near the viewport.
 */
export interface NearViewport {
  drawn(id: string): boolean
  /** Calls `draw` once when a part comes near the viewport. Returns how to stop watching. */
  watch(id: string, element: Element, draw: () => void): () => void
  /** Keeps a part rendered in full that was rendered for another reason. */
  remember(id: string): void
  /** Renders all parts in full, for printing. */
  drawAll(): void
}

/** Pages with at most this many parts render in full at once. */
const few = 30
/** The first parts of a larger page, which fill a large screen, render in full at once. */
const atOnce = 24
/**
 * Distance from the viewport at which a part renders: about a screen, so that scrolling and tabbing reach real
 * controls.
 */
const margin = '800px 0px'
/** Sections come near well before their parts, so that no part is noticed late. */
const sectionMargin = '2400px 0px'

/** Null when everything renders at once: short pages, and browsers without IntersectionObserver. */
function createNearby(ids: readonly string[]): NearViewport | null {
  if (ids.length <= few || typeof IntersectionObserver === 'undefined') return null
  const drawn = new Set(ids.slice(0, atOnce))
  const waiting = new Map<Element, { id: string; draw: () => void }>()
  /** Parts per section, observed once their section comes near: observing hundreds costs a millisecond per frame. */
  const inSections = new Map<Element, Set<Element>>()
  const draw = (element: Element) => {
    const item = waiting.get(element)
    if (!item) return
    leave(element)
    drawn.add(item.id)
    item.draw()
  }
  const leave = (element: Element) => {
    waiting.delete(element)
    observer.unobserve(element)
    for (const elements of inSections.values()) elements.delete(element)
  }
  const sections = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        sections.unobserve(target)
        for (const element of inSections.get(target) ?? []) observer.observe(element)
        inSections.delete(target)
      }
    },
    { rootMargin: sectionMargin },
  )
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting) draw(entry.target)
    },
    { rootMargin: margin },
  )
  return {
    drawn: (id) => drawn.has(id),
    remember: (id) => void drawn.add(id),
    watch(id, element, whenNear) {
      waiting.set(element, { id, draw: whenNear })
      const section = element.closest('section')
      const elements = section && inSections.get(section)
      if (elements) elements.add(element)
      else if (section) {
        inSections.set(section, new Set([element]))
        sections.observe(section)
      } else observer.observe(element)
      return () => leave(element)
    },
    drawAll() {
      for (const element of [...waiting.keys()]) draw(element)
    },
  }
}

/** Renders only the parts of a page near the viewport in full, and all of them before printing. Null renders all. */
export function useNearViewport(ids: readonly string[]): NearViewport | null {
  const nearby = useMemo(() => createNearby(ids), [ids])
  useEffect(() => {
    if (!nearby) return
    const all = () => flushSync(nearby.drawAll)
    window.addEventListener('beforeprint', all)
    return () => window.removeEventListener('beforeprint', all)
  }, [nearby])
  return nearby
}

/** Null outside a page that renders in parts. */
export const NearViewportContext = createContext<NearViewport | null>(null)
