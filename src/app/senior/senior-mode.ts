/** The senior mode (长辈版): switches it on and off, keeps it on this device and puts its bar over every page; loaded when it is on or switched on. */

import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { followNarrowStyles } from './narrow-styles'
import { stopReading } from './read-aloud'
import { SeniorBar } from './SeniorBar'
import './senior.css'

/** `localStorage` key of the text size in px. It holds nothing about the person and survives signing out. */
const key = 'portal_senior'

/** Text sizes of the mode in px: from 18 to 30, as the Ministry's design rules for older people ask. */
const textSizes: readonly number[] = [18, 20, 24, 30]
const firstSize = 20

/** The bar, and what is undone when the mode ends. */
let open: { bar: Root; place: HTMLElement; leave(): void } | null = null

const root = () => document.documentElement

/** The text size in effect in px; 0 while the mode is off. A stored size that is none of ours counts as the nearest. */
function seniorSize(): number {
  const stored = Number.parseInt(root().dataset.senior ?? '', 10)
  if (!(stored > 0)) return 0
  return textSizes.findLast((size) => size <= stored) ?? firstSize
}

/** Switches the mode on, and moves the focus to its bar. */
export function enterSenior(): void {
  keep(firstSize)
  open?.place.querySelector<HTMLElement>('[tabindex="-1"]')?.focus()
}

/** Switches the mode off, and moves the focus to the button that switches it on. */
export function leaveSenior(): void {
  keep(0)
  document.querySelector<HTMLElement>('[data-senior-switch]')?.focus()
}

/** Changes the text size to the next smaller or larger one. */
function changeSize(step: -1 | 1): void {
  const index = textSizes.indexOf(seniorSize()) + step
  keep(textSizes[Math.max(0, Math.min(index, textSizes.length - 1))] ?? firstSize)
}

function keep(size: number): void {
  try {
    if (size > 0) localStorage.setItem(key, String(size))
    else localStorage.removeItem(key)
  } catch {
    // Without storage the mode lasts until the page is left.
  }
  flushSync(() => show(size))
}

/** Brings document and bar to a text size. */
function show(size: number): void {
  const { dataset, style } = root()
  if (size === 0) {
    delete dataset.senior
    style.removeProperty('--portal-text')
    open?.leave()
    open = null
    return
  }
  dataset.senior = String(size)
  // Our style sheets are written for a text of 14 px.
  style.setProperty('--portal-text', String(size / 14))
  open ??= begin()
  open.bar.render(createElement(SeniorBar, { size, sizes: textSizes, onSize: changeSize, onLeave: leaveSenior }))
}

function begin() {
  const place = document.createElement('div')
  document.body.prepend(place)
  const bar = createRoot(place)
  const usual = root().dataset.contrast
  root().dataset.contrast = 'high'
  const usualStyles = followNarrowStyles()
  return {
    bar,
    place,
    leave() {
      stopReading()
      bar.unmount()
      place.remove()
      // The shell writes the person's own choice right after; before the login nobody else does.
      if (usual !== undefined) root().dataset.contrast = usual
      usualStyles()
    },
  }
}

addEventListener('storage', (event) => {
  if (event.key === key || event.key === null) show(Number.parseInt(event.newValue ?? '', 10) || 0)
})

show(seniorSize())
