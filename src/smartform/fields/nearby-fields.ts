import { createContext } from 'react'
import type { PageNode } from '../schema/nodes'

/** Which fields of a page are drawn with their controls: the others are light text in their place until they come near. */
export interface NearbyFields {
  drawn(fieldId: string): boolean
  /** Watches a field's place until it comes near the viewport; `draw` is called once. The answer ends it. */
  watch(fieldId: string, place: Element, draw: () => void): () => void
  /** The field was drawn for another reason, and stays so. */
  remember(fieldId: string): void
  /** Draws all that are watched: a page is printed as it is filled in. */
  drawAll(): void
}

/** Pages up to this many fields are drawn at once. */
const fewFields = 30
/** Of a larger page, those that fill a large screen are not drawn twice. */
const firstFields = 24
/** How far from the viewport a field is drawn: about a screen, so that scrolling and tabbing meet controls. */
const margin = '800px 0px'
/** Sections come near well before their fields do, so that none of these is noticed late. */
const sectionMargin = '2400px 0px'

/** Null where everything is to be drawn at once: short pages, and browsers that cannot watch. */
export function createNearbyFields(page: PageNode): NearbyFields | null {
  const ids = page.sections.flatMap((section) => section.fields.map((field) => field.id))
  if (ids.length <= fewFields || typeof IntersectionObserver === 'undefined') return null
  const drawn = new Set(ids.slice(0, firstFields))
  const waiting = new Map<Element, { fieldId: string; draw: () => void }>()
  /** By section, the fields that are watched once it comes near: watching hundreds costs a millisecond a frame. */
  const inSections = new Map<Element, Set<Element>>()
  const draw = (place: Element) => {
    const one = waiting.get(place)
    if (!one) return
    leave(place)
    drawn.add(one.fieldId)
    one.draw()
  }
  const leave = (place: Element) => {
    waiting.delete(place)
    observer.unobserve(place)
    for (const places of inSections.values()) places.delete(place)
  }
  const sections = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        sections.unobserve(target)
        for (const place of inSections.get(target) ?? []) observer.observe(place)
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
    drawn: (fieldId) => drawn.has(fieldId),
    remember: (fieldId) => void drawn.add(fieldId),
    watch(fieldId, place, whenNear) {
      waiting.set(place, { fieldId, draw: whenNear })
      const section = place.closest('section')
      const places = section && inSections.get(section)
      if (places) places.add(place)
      else if (section) {
        inSections.set(section, new Set([place]))
        sections.observe(section)
      } else observer.observe(place)
      return () => leave(place)
    },
    drawAll() {
      for (const place of [...waiting.keys()]) draw(place)
    },
  }
}

/** Null outside a page that is drawn bit by bit. */
export const NearbyFieldsContext = createContext<NearbyFields | null>(null)
