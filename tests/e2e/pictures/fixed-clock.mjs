/** Loaded before the server of the pictures: its clock stands still at `PICTURE_TIME`, and chance is the same each time. */
import { ServerResponse } from 'node:http'

const at = Number(process.env.PICTURE_TIME)
const Real = Date
globalThis.Date = class extends Real {
  constructor(...parts) {
    super(...(parts.length === 0 ? [at] : parts))
  }
  static now() {
    return at
  }
}

/** A small generator with a fixed seed (mulberry32). */
let state = 20_261_014
const next = () => {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}
Math.random = next

// The portal takes the time from the answers' date.
const writeHead = ServerResponse.prototype.writeHead
ServerResponse.prototype.writeHead = function (...words) {
  if (!this.hasHeader('date')) this.setHeader('date', new Real(at).toUTCString())
  return writeHead.apply(this, words)
}
