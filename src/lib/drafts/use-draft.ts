/** Hooks that keep a draft of a form outside the form engine on this device (profile, nominations, resume …). */

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { watchUnsaved } from '../events/unsaved-work'
import { withTimeout } from '../loading/with-timeout'
import type { DraftKey } from './draft-store'
import { createDraftWriter, type UnsavedAnswer } from './draft-writer'
import { type FoundAnswer, findDrafts } from './left-drafts'

/** How long leaving a page waits for IndexedDB, in milliseconds. */
const timeoutMs = 2000

/** Where unsaved values are: on this device, or in this page only. */
type Unkept = 'device' | 'memory'

/** A version typed in another tab, or before the same field was changed elsewhere; offered as an alternative. */
export interface OtherVersion<Name extends string = string> {
  name: Name
  value: unknown
  /** When it was written, in milliseconds since 1970. */
  at: number
  found: FoundAnswer
}

interface DraftOptions<Answers extends object> {
  /** Owner and subject; constant while the component is mounted. */
  draftKey: DraftKey
  /** All fields as the server holds them; JSON values. */
  initial: Answers
  /** The current values of the form. */
  values: Answers
  /** Puts values into the form. */
  restore(answers: Partial<Answers>): void
  /** Whether a stored value is still valid for the field. */
  fits(name: keyof Answers & string, value: unknown): boolean
  /** Whether a field holds certificate, bank or phone numbers (patterns, "Security"). */
  sensitive?(name: keyof Answers & string): boolean
  /** The form is empty again after its values are sent; what was sent is then no value to compare with. */
  isClearedWhenSaved?: boolean
}

/** A form's local draft, and what earlier pages left of it. */
export interface Draft<Answers extends object> {
  /**
   * Whether what earlier pages left is still being looked for: for two seconds at most. A button whose meaning depends on restored text is not
   * offered before, since a press on it would hit another one.
   */
  isReading: boolean
  /** How many values were restored and are not saved yet. */
  restored: number
  /** How many sensitive values were not kept and have to be typed again. */
  lost: number
  others: readonly OtherVersion<keyof Answers & string>[]
  /** Takes or discards another version. */
  settleOther(other: OtherVersion<keyof Answers & string>, take: boolean): void
  /** Whether something unsaved is in this page only. */
  failed: boolean
  /** Whether the form has unsaved values. */
  dirty(): boolean
  /**
   * Stores what is unsaved and returns where it is; null when nothing is unsaved. Takes two seconds at most and never
   * rejects.
   */
  settle(): Promise<Unkept | null>
  /** The same, for leaving that asks only when something would be lost. */
  settleMemory(): Promise<'memory' | null>
  /** Tells the draft that the server holds these values. Call it when the page may unmount before the next render. */
  saved(answers: Answers): void
}

interface DraftedValue {
  value: unknown
  /** The server's value when this was typed. */
  from: unknown
}

const same = (item: unknown, other: unknown) => JSON.stringify(item ?? null) === JSON.stringify(other ?? null)
const isDraftedValue = (value: unknown): value is DraftedValue =>
  typeof value === 'object' && value !== null && 'value' in value

function changed<Answers extends object>({ initial, values }: Pick<DraftOptions<Answers>, 'initial' | 'values'>) {
  const names = Object.keys({ ...initial, ...values }) as (keyof Answers & string)[]
  return names.filter((name) => !same(initial[name], values[name]))
}

/** What was saved, and the server's answers the form had at that time. */
interface SavedOver<Answers> {
  initial: Answers
  answers: Answers
}

/** The form may be rendered with the server's answers of before the save until it is closed or has loaded them again. */
function withSaved<Answers extends object>(given: DraftOptions<Answers>, saved: SavedOver<Answers> | null) {
  return saved && same(given.initial, saved.initial) ? { ...given, initial: saved.answers } : given
}

function unsaved<Answers extends object>(form: DraftOptions<Answers>): UnsavedAnswer[] {
  return changed(form).map((name) => {
    const drafted: DraftedValue = { value: form.values[name], from: form.initial[name] }
    return form.sensitive?.(name) ? { name, secret: { '': drafted } } : { name, clear: drafted }
  })
}

/**
 * Decides what happens to stored values, newest first. `done`: saved, equal to the form, or unreadable. `lost`: cannot
 * be decrypted by this tab.
 */
export function sortFound<Answers extends object>(found: readonly FoundAnswer[], form: DraftOptions<Answers>) {
  const touched = new Set<string>(changed(form))
  const restored: Record<string, unknown> = {}
  const taken: FoundAnswer[] = []
  const done: FoundAnswer[] = []
  const lost: FoundAnswer[] = []
  const others: OtherVersion<keyof Answers & string>[] = []
  for (const answer of found) {
    const name = answer.name as keyof Answers & string
    const stored = answer.withheld > 0 ? answer.secret?.[''] : answer.clear
    if (answer.withheld > 0 && answer.secret === null) lost.push(answer)
    else if (!isDraftedValue(stored) || !form.fits(name, stored.value) || same(stored.value, form.initial[name]))
      done.push(answer)
    else {
      const current = name in restored ? restored[name] : form.values[name]
      if ((name in restored || touched.has(name)) && same(stored.value, current)) done.push(answer)
      else if (name in restored || touched.has(name) || !same(stored.from, form.initial[name]))
        others.push({ name, value: stored.value, at: answer.at, found: answer })
      else {
        restored[name] = stored.value
        taken.push(answer)
      }
    }
  }
  return { restored: restored as Partial<Answers>, taken, done, lost, others }
}

/**
 * Keeps a local draft of a form, and offers what an earlier page left. A closed tab, a reload, a crash, a full device
 * or an ended login loses nothing silently.
 */
export function useDraft<Answers extends object>(given: DraftOptions<Answers>): Draft<Answers> {
  const [savedOver, setSavedOver] = useState<SavedOver<Answers> | null>(null)
  const options = withSaved(given, savedOver)
  const latest = useRef(options)
  const latestInitial = useRef(given.initial)
  const isStored = useRef(false)
  const [failed, setFailed] = useState(false)
  const [isReading, setIsReading] = useState(true)
  const [brought, setBrought] = useState<Partial<Answers>>({})
  const [lost, setLost] = useState<readonly FoundAnswer[]>([])
  const [others, setOthers] = useState<Draft<Answers>['others']>([])
  const [inForm, setInForm] = useState<readonly FoundAnswer[]>([])
  const [draftWriter] = useState(() =>
    createDraftWriter({
      draftKey: options.draftKey,
      unsaved: () => unsaved(latest.current),
      onStored() {
        isStored.current = true
        setFailed(false)
      },
      onFailed() {
        isStored.current = false
        setFailed(true)
      },
    }),
  )
  useLayoutEffect(() => {
    latest.current = options
    latestInitial.current = given.initial
  })

  const answers = JSON.stringify(unsaved(options))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is kept
  useEffect(() => {
    isStored.current = false
    draftWriter.soon()
  }, [draftWriter, answers])
  // Stored values are removed only once they are in the form.
  useEffect(() => draftWriter.take(inForm), [draftWriter, inForm])

  useEffect(() => {
    const leave = draftWriter.open()
    let isCurrent = true
    const ended = () => setIsReading(false)
    const longest = setTimeout(ended, timeoutMs)
    void draftWriter.find().then((found) => {
      if (!isCurrent) return
      ended()
      if (found.length === 0) return
      const sorted = sortFound(found, latest.current)
      latest.current.restore(sorted.restored)
      setBrought((before) => ({ ...before, ...sorted.restored }))
      setInForm(sorted.taken)
      setLost(sorted.lost)
      setOthers((before) => [...before, ...sorted.others])
      draftWriter.take(sorted.done)
    })
    return () => {
      isCurrent = false
      clearTimeout(longest)
      leave()
    }
  }, [draftWriter])

  const dirty = useCallback(() => changed(latest.current).length > 0, [])
  useEffect(() => watchUnsaved({ unsaved: dirty }), [dirty])
  useEffect(() => {
    const hidden = () => void draftWriter.now()
    const leaving = (event: BeforeUnloadEvent) => {
      if (dirty() && !isStored.current) event.preventDefault()
    }
    window.addEventListener('pagehide', hidden)
    // Restored from the back-forward cache: another page may have taken over the draft.
    window.addEventListener('pageshow', hidden)
    document.addEventListener('visibilitychange', hidden)
    window.addEventListener('beforeunload', leaving)
    return () => {
      window.removeEventListener('pagehide', hidden)
      window.removeEventListener('pageshow', hidden)
      document.removeEventListener('visibilitychange', hidden)
      window.removeEventListener('beforeunload', leaving)
    }
  }, [draftWriter, dirty])

  const settle = useCallback(async () => {
    await withTimeout(draftWriter.now(), timeoutMs).catch(() => undefined)
    if (!dirty()) return null
    return isStored.current ? 'device' : 'memory'
  }, [draftWriter, dirty])

  const names = changed(options)
  return {
    isReading,
    restored: names.filter((name) => name in brought && same(brought[name], options.values[name])).length,
    lost: lost.length,
    others,
    failed: failed && names.length > 0,
    dirty,
    settleOther(other, take) {
      setOthers((before) => before.filter((otherVersion) => otherVersion !== other))
      if (!take) return draftWriter.take([other.found])
      options.restore({ [other.name]: other.value } as Partial<Answers>)
      setInForm([other.found])
    },
    settle,
    settleMemory: useCallback(async () => ((await settle()) === 'memory' ? 'memory' : null), [settle]),
    saved(now) {
      latest.current = { ...latest.current, initial: now }
      if (!options.isClearedWhenSaved) setSavedOver({ initial: latestInitial.current, answers: now })
      draftWriter.take(lost)
      setLost([])
      void draftWriter.now()
    },
  }
}

/** A value that `useDraft` stored in the clear; undefined for any other. */
export function draftedValue({ clear }: FoundAnswer): DraftedValue | undefined {
  return isDraftedValue(clear) ? clear : undefined
}

/** What closed pages left of a subject, read-only; null while loading. */
export function useStoredAnswers({ userId, thing }: DraftKey): readonly FoundAnswer[] | null {
  const [found, setFound] = useState<{ thing: string; answers: readonly FoundAnswer[] } | null>(null)
  useEffect(() => {
    let isCurrent = true
    void findDrafts({ userId, thing }).then((answers) => isCurrent && setFound({ thing, answers }))
    return () => {
      isCurrent = false
    }
  }, [userId, thing])
  return found?.thing === thing ? found.answers : null
}
