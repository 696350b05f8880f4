/** Keeps the keyboard focus in a list after an action removed its row. */

import { type RefObject, useEffect, useRef } from 'react'
import { focusLost } from '@/ui/keep-focus'

const rows = 'tbody > tr, ul > li, ol > li'
const controls = 'a[href], button:not(:disabled), input:not(:disabled)'

/** A control of a row: the row's place in the list, and the control's place from the end of the row. */
interface Place {
  control: Element
  row: number
  fromEnd: number
  /** The panel of tabs that holds the list, as in the bell's popup. */
  panel: HTMLElement | null
}

function placeOf(list: Element, control: Element): Place | null {
  const row = control.closest(rows)
  if (!row || !list.contains(row)) return null
  const all = [...row.querySelectorAll(controls)]
  return {
    control,
    row: [...list.querySelectorAll(rows)].indexOf(row),
    fromEnd: all.length - all.indexOf(control),
    panel: control.closest('[role=tabpanel]'),
  }
}

/**
 * Keeps the focus in a list of rows: when the control that had it leaves with its row or with what could be done there, the
 * same control of the row that took its place gets it, or else the panel of tabs around the list or the page's heading. Without this the keyboard starts at the
 * top of the page after each action. What a person focuses elsewhere stays; a
 * dialog over the list returns the focus to it.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>): void {
  const last = useRef<Place>(null)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest('[role=dialog]')) return
      last.current = list.current && placeOf(list.current, target)
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [list])
  const give = () => {
    const { current: place } = last
    if (!place || place.control.isConnected || document.activeElement !== document.body) return
    last.current = null
    const all = [...(list.current?.querySelectorAll(rows) ?? [])]
    const inRow = [...(all[Math.min(place.row, all.length - 1)]?.querySelectorAll<HTMLElement>(controls) ?? [])]
    const around = place.panel?.isConnected ? place.panel : document.querySelector<HTMLElement>('main h1')
    const next = inRow.at(-Math.min(place.fromEnd, inRow.length)) ?? around
    next?.focus({ preventScroll: inRow.length === 0 })
  }
  // After every render, because a row may leave with any of them, and after a dialog has closed.
  useEffect(() => {
    give()
    // The row of the action may still be there, and leave with the list's next answer.
    const goBack = () => {
      const control = last.current?.control
      if (control instanceof HTMLElement && control.isConnected) control.focus({ preventScroll: true })
      else give()
    }
    document.addEventListener(focusLost, goBack)
    return () => document.removeEventListener(focusLost, goBack)
  })
}
