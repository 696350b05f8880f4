/** The web worker that writes an exported list to an .xlsx file, so that the page stays quick. */

import { type SheetOfList, sheetFile } from './sheet-file'

/** Writes a workbook off the page's thread and posts its content. */
self.onmessage = ({ data }: MessageEvent<SheetOfList>) => {
  void sheetFile(data).then((file) => self.postMessage(file))
}
