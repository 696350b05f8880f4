/** Hooks of the open form: page changes, midnight, preloaded editors, sources of answers. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { untilBeijingMidnight } from '@/lib/time/beijing-time'
import type { FormEngine } from '../engine/engine'
import { focusField } from '../fields/field-id'
import type { FieldSource, FieldSources } from '../fields/smartform-context'
import { kindOf } from '../kinds/kinds'
import { loadEditor } from '../kinds/screens'
import type { FieldSourceValue, SmartformPorts } from '../ports'
import type { FormNode } from '../schema/nodes'
import type { Path } from '../schema/values'

function focusHeading() {
  document.querySelector<HTMLElement>('h1.page-title')?.focus()
}

/**
 * On a page change: checks the left page for format errors (not for missing answers), and moves the focus to the
 * requested field or the heading.
 */
export function usePageChanges(engine: FormEngine, pageId: string, focusPath: Path | null) {
  const previousPosition = useRef<{ pageId: string; focusPath: Path | null }>({ pageId, focusPath: null })
  useEffect(() => {
    const before = previousPosition.current
    previousPosition.current = { pageId, focusPath }
    const turned = before.pageId !== pageId
    if (turned) engine.reveal({ page: before.pageId }, 'format')
    if (focusPath === null || (!turned && before.focusPath === focusPath)) {
      if (turned) focusHeading()
      return
    }
    if (!focusField(focusPath)) return
    // The portal focuses the heading after each navigation; a requested field comes after.
    const timer = setTimeout(() => {
      if (document.activeElement?.matches('h1.page-title')) focusField(focusPath)
    })
    return () => clearTimeout(timer)
  }, [engine, pageId, focusPath])
}

/** Starts a new day in the engine at midnight in Beijing, also after the device has slept. */
export function useDays(engine: FormEngine, now: () => number) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      clearTimeout(timer)
      engine.newDay()
      timer = setTimeout(look, untilBeijingMidnight(now()))
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [engine, now])
}

/** Delay in milliseconds, so that the current page loads first. */
const timeoutMs = 1000

/**
 * Preloads the editors of all kinds in the form and `more`, one after the other when idle, so that every page works
 * offline.
 */
export function useEditorsAtLeisure(form: FormNode, readOnly: boolean, more: () => Promise<void>) {
  useEffect(() => {
    if (readOnly) return
    let open = true
    const load = async () => {
      for (const node of form.fields.values()) if (open) await loadEditor(node)
      if (open) await more()
    }
    const timer = setTimeout(() => {
      if (window.requestIdleCallback) window.requestIdleCallback(() => void load())
      else void load()
    }, timeoutMs)
    return () => {
      open = false
      clearTimeout(timer)
    }
  }, [form, readOnly, more])
}

function byField(form: FormNode, found: readonly FieldSourceValue[]): ReadonlyMap<string, FieldSource> {
  const sources = new Map<string, FieldSource>()
  for (const { fieldId, origin, value, detail } of found) {
    const node = form.fields.get(fieldId)
    if (!node || node.kind === 'computed' || node.kind === 'static' || sources.has(fieldId)) continue
    const kind = kindOf(node)
    const taken = kind.coerce(node, value)
    // A source without a value is none.
    if (!kind.isEmpty(taken)) sources.set(fieldId, { origin, value: taken, detail })
  }
  return sources
}

/** Sources of answers for an open form; empty while loading and on failure. */
export function useFieldSources(form: FormNode, contentId: string, ports: SmartformPorts): FieldSources {
  const ask = ports.sources
  const [of, setOf] = useState<ReadonlyMap<string, FieldSource>>(new Map())
  const [requests, setRequests] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` asks again
  useEffect(() => {
    let current = true
    ask?.(contentId).then(
      (found) => current && setOf(byField(form, found)),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [form, contentId, ask, requests])
  const refresh = useCallback(() => setRequests((times) => times + 1), [])
  return useMemo(() => ({ of, refresh }), [of, refresh])
}
