import { type ClipboardEvent, useRef, useState } from 'react'
import { type Block, isBlock, parseBlock } from '@/lib/sheets/parse-block'
import type { PasteRequest } from './PasteDialog'

/** Where a cell is: its row among all, its column. */
interface CellAt {
  rowIndex: number
  columnId: string
}

/** Takes blocks that are pasted into a cell aside, to be looked at before they are written; single texts stay texts. */
export function usePaste(placeOf: (element: Element) => CellAt | null) {
  const [request, setRequest] = useState<PasteRequest | null>(null)
  const from = useRef<Element | null>(null)
  const open = (next: PasteRequest) => {
    from.current = document.activeElement
    setRequest(next)
  }
  return {
    request,
    ask: (block: Block | null) => open({ block, rowIndex: null, columnId: null }),
    open,
    close: () => setRequest(null),
    /** After the dialog: the focus goes back where it was, unless writing has put it elsewhere. */
    closed() {
      const { activeElement } = document
      const lost = activeElement === null || activeElement === document.body
      if (lost && from.current instanceof HTMLElement) from.current.focus()
    },
    onPaste(event: ClipboardEvent<HTMLElement>) {
      if (event.defaultPrevented) return
      const { target, clipboardData } = event
      const place = target instanceof Element ? placeOf(target) : null
      if (!place) return
      const pasted = { html: clipboardData.getData('text/html'), text: clipboardData.getData('text/plain') }
      if (!isBlock(pasted, !(target instanceof HTMLTextAreaElement))) return
      const block = parseBlock(pasted)
      if (!block) return
      event.preventDefault()
      open({ block, rowIndex: place.rowIndex, columnId: place.columnId })
    },
  }
}
