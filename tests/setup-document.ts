/** Prepares the document of the tests of screens: language, missing browser features, fast look-ups. */
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import Cookies from 'js-cookie'
import { afterEach, vi } from 'vitest'
import { inDraftStore } from '@/lib/drafts/draft-database'
import { answerLabelsQuickly } from './light-labels'
import { renderLightly } from './light-rendering'
import { findRolesQuickly } from './light-roles'
import { answerStylesQuickly } from './light-styles'

// The tests’ browser is a Chinese one, as most of the portal’s people have.
Object.defineProperty(navigator, 'language', { value: 'zh-CN', configurable: true })

/** vitest hands jsdom's files to node's fetch by a field that this jsdom calls otherwise; without it uploads have no body. */
function letFetchReadFiles(): void {
  const blob = new Blob()
  const [inner] = Object.getOwnPropertySymbols(blob)
  const prototype: unknown = inner && Object.getPrototypeOf(Reflect.get(blob, inner))
  if (typeof prototype !== 'object' || prototype === null || '_buffer' in prototype) return
  Object.defineProperty(prototype, '_buffer', {
    get(this: { _bytes: unknown }) {
      return this._bytes
    },
  })
}

/** antd adds hundreds of style sheets; nothing asks for what they say. */
function leaveStylesUnread(): void {
  const style = document.createElement('style')
  const [inner] = Object.getOwnPropertySymbols(style)
  const prototype: unknown = inner && Object.getPrototypeOf(Reflect.get(style, inner))
  if (typeof prototype === 'object' && prototype !== null) Reflect.set(prototype, '_updateAStyleBlock', () => {})
}

/** Browser APIs that antd, ECharts or Tiptap need and jsdom lacks; they change nothing that is tested. */
function completeBrowser(): void {
  window.matchMedia ??= (query: string) =>
    ({
      matches: false,
      media: query,
      onchange: null,
      addEventListener: () => {},
      removeEventListener: () => {},
      addListener: () => {},
      removeListener: () => {},
      dispatchEvent: () => false,
    }) satisfies MediaQueryList
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  window.scrollTo = () => {}
  // As in a browser, the focus returns to where it was before the dialog.
  const openers = new WeakMap<HTMLDialogElement, Element | null>()
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    openers.set(this, document.activeElement)
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false
    const opener = openers.get(this)
    if (opener instanceof HTMLElement) opener.focus()
  }
  Element.prototype.scrollIntoView ??= () => {}
  // jsdom lays nothing out: no element is at a point, and no text has a box.
  document.elementFromPoint ??= () => null
  // jsdom keeps no files at addresses.
  URL.createObjectURL ??= () => 'blob:file'
  URL.revokeObjectURL ??= () => {}
  Range.prototype.getClientRects ??= () => document.createElement('i').getClientRects()
  Range.prototype.getBoundingClientRect ??= () => new DOMRect()
  // Without a canvas ECharts estimates the width of texts; jsdom would print an error for each.
  HTMLCanvasElement.prototype.getContext = () => null
  leaveStylesUnread()
  answerStylesQuickly()
  answerLabelsQuickly()
  findRolesQuickly()
}

/**
 * The first page of a test file loads its chunks, antd among them, which takes seconds on a busy machine. Errors do not
 * print the page, because reading the roles of a whole form takes minutes.
 */
configure({
  asyncUtilTimeout: Number(process.env.TEST_PATIENCE ?? 15_000),
  getElementError: (message) => new Error(message ?? 'no such element'),
})

// Each file has a device of its own: what a page of an earlier file stores late stays with that file.
Object.defineProperty(globalThis, 'indexedDB', { value: new IDBFactory(), configurable: true, writable: true })

completeBrowser()
renderLightly()
letFetchReadFiles()
afterEach(async () => {
  cleanup()
  // The dialog of a second factor stands beside the screens, in a place of its own.
  for (const dialog of document.querySelectorAll('body > div > dialog')) dialog.parentElement?.remove()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  await forgetDrafts()
})

/** Removes drafts, so that no test finds those of the previous one. */
async function forgetDrafts(): Promise<void> {
  await inDraftStore('readwrite', async (slots) => slots.clear()).catch(() => undefined)
}
