import { createContext, useEffect, useMemo } from 'react'
import { flushSync } from 'react-dom'

/** Which of many parts of a page are drawn in full: the others are light text in their place until they come near. */
export interface NearViewport {
  drawn(id: string): boolean
  /** Watches a part's place until it comes near the viewport; `draw` is called once. The answer ends it. */
  watch(id: string, element: Element, draw: () => void): () => void
  /** The part was drawn for another reason, and stays so. */
  remember(id: string): void
  /** Draws all that are watched: a page is printed as it is filled in. */
  drawAll(): void
}

/** Pages up to this many parts are drawn at once. */
const few = 30
/** Of a larger page, those that fill a large screen are not drawn twice. */
const atOnce = 24
/** How far from the viewport a part is drawn: about a screen, so that scrolling and tabbing meet controls. */
const margin = '800px 0px'
/** Sections come near well before their parts do, so that none of these is noticed late. */
const sectionMargin = '2400px 0px'

/** Null where everything is to be drawn at once: short pages, and browsers that cannot watch. */
function createNearby(ids: readonly string[]): NearViewport | null {
  if (ids.length <= few || typeof IntersectionObserver === 'undefined') return null
  const drawn = new Set(ids.slice(0, atOnce))
  const waiting = new Map<Element, { id: string; draw: () => void }>()
  /** By section, the parts that are watched once it comes near: watching hundreds costs a millisecond a frame. */
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

/** The parts of a page, of which only those near the viewport are drawn in full; all of them before it is printed. Null: draw all. */
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

/** Null outside a page that is drawn bit by bit. */
export const NearViewportContext = createContext<NearViewport | null>(null)
