/** The keyboard of the split view beside a list: F8 and F9 open the next paper, F6 moves between the panes. */

import { type RefObject, useEffect, useRef } from 'react'

interface PaneKeys {
  pane: RefObject<HTMLElement | null>
  /** Opens the next (+1) or the previous (−1) paper. */
  move(by: 1 | -1): void
  /** Whether list and paper are side by side; in a narrow window F6 goes between paper and decision. */
  hasList: boolean
}

/** Whether a dialog is in front of the page: then keys are for the dialog. */
const isBehindDialog = () => document.querySelector('[role="dialog"][aria-modal="true"], [role="alertdialog"]') !== null

/** The list beside the pane: its opened row, else its first one. */
const rowLink = (pane: HTMLElement) => {
  const list = pane.parentElement
  return list?.querySelector<HTMLElement>('a[aria-current="true"]') ?? list?.querySelector<HTMLElement>('li a')
}

/** Where the decision begins: its choice, or the first of them. */
const decisionIn = (pane: HTMLElement) => {
  const form = pane.querySelector('form[data-decision]')
  return (
    form?.querySelector<HTMLElement>('input:checked') ?? form?.querySelector<HTMLElement>('input, textarea, button')
  )
}

/** The place after the one with the focus: list, paper, decision, and again the list. */
function placeAfter(pane: HTMLElement, hasList: boolean): HTMLElement | null | undefined {
  const active = document.activeElement
  const heading = pane.querySelector<HTMLElement>('h2')
  const list = hasList ? rowLink(pane) : null
  if (!pane.contains(active)) return heading
  const decision = decisionIn(pane)
  return active?.closest('form[data-decision]') || !decision ? (list ?? heading) : decision
}

/** The keys that open the paper before and after this one, as at the desk of technical evaluations. */
export const paneKeys = { previous: 'F8', next: 'F9', across: 'F6' } as const

const known: readonly string[] = Object.values(paneKeys)

/** The keys of a split view: function keys, because they work while somebody types and never type. */
export function usePaneKeys({ pane, move, hasList }: PaneKeys): void {
  const latest = useRef(move)
  useEffect(() => {
    latest.current = move
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey, shiftKey } = event
      if (!known.includes(key) || ctrlKey || altKey || metaKey || shiftKey || isBehindDialog()) return
      event.preventDefault()
      if (key !== paneKeys.across) return latest.current(key === paneKeys.next ? 1 : -1)
      if (pane.current) placeAfter(pane.current, hasList)?.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [hasList, pane])
}
