/** Reads texts aloud with the browser's voices, for the senior mode, passages one after another. */

import { createListeners } from '@/lib/events/listeners'
import { locale } from '@/lib/i18n/i18n'

/** How long the browser's list of voices is waited for, in milliseconds: some give it only some time after the first request. */
const voicesTimeout = 1500
/** A little slower than usual speech. */
const rate = 0.9

const { listen, notify } = createListeners()
let isReading = false
/** Counts readings, so that the end of a stopped one does not start the next passage. */
let reading = 0

/** Calls the listener when reading begins or ends. */
export const watchReading = listen

/** Whether something is being read aloud by `read`. */
export const isReadingAloud = () => isReading

function setReading(next: boolean): void {
  isReading = next
  notify()
}

/** The browser's voice for the interface language; null where it has none. */
async function findVoice(): Promise<SpeechSynthesisVoice | null> {
  if (!('speechSynthesis' in window)) return null
  const language = locale()
  const find = () => speechSynthesis.getVoices().find(({ lang }) => lang.toLowerCase().startsWith(language)) ?? null
  return find() ?? (await untilVoices().then(find))
}

function untilVoices(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, voicesTimeout)
    speechSynthesis.addEventListener?.(
      'voiceschanged',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}

/** Stops what is being read. */
export function stopReading(): void {
  reading += 1
  if ('speechSynthesis' in window) speechSynthesis.cancel()
  if (isReading) setReading(false)
}

/** Sentences: some browsers fall silent after fifteen seconds of one text. */
const sentences = (passage: string) => passage.match(/[^。；！？.;!?]+[。；！？.;!?]*/g) ?? []

/**
 * Reads passages one after another, instead of what is being read.
 * @param goesOn asked before each sentence; false ends the reading, as when the person has left the page
 * @returns whether the browser has a voice for the language
 */
export async function read(passages: readonly string[], goesOn = () => true): Promise<boolean> {
  stopReading()
  const own = reading
  const voice = await findVoice()
  if (voice === null) return false
  const lines = passages.flatMap(sentences)
  const next = (index: number) => {
    if (own !== reading) return
    const words = lines[index]
    if (words === undefined || !goesOn()) return setReading(false)
    const utterance = new SpeechSynthesisUtterance(words)
    Object.assign(utterance, { voice, lang: voice.lang, rate })
    utterance.onend = () => next(index + 1)
    utterance.onerror = () => next(index + 1)
    speechSynthesis.speak(utterance)
  }
  if (own !== reading) return true
  setReading(true)
  next(0)
  return true
}
