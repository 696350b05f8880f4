import { useCallback, useEffect, useMemo, useState } from 'react'
import type { FieldSource, FieldSources } from '../fields/smartform-context'
import { kindOf } from '../kinds/kinds'
import type { FieldSourceValue, SmartformPorts } from '../ports'
import type { FormNode } from '../schema/nodes'

function byField(form: FormNode, found: readonly FieldSourceValue[]): ReadonlyMap<string, FieldSource> {
  const sources = new Map<string, FieldSource>()
  for (const { fieldId, origin, value } of found) {
    const node = form.fields.get(fieldId)
    if (!node || node.kind === 'computed' || node.kind === 'static' || sources.has(fieldId)) continue
    const kind = kindOf(node)
    const taken = kind.coerce(node, value)
    // A source that says nothing is none.
    if (!kind.isEmpty(taken)) sources.set(fieldId, { origin, value: taken })
  }
  return sources
}

/** Where answers of an open form can be taken from; none while they are not known, and none when asking fails. */
export function useFieldSources(form: FormNode, contentId: string, ports: SmartformPorts): FieldSources {
  const ask = ports.sources
  const [of, setOf] = useState<ReadonlyMap<string, FieldSource>>(new Map())
  const [asked, setAsked] = useState(0)
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
  }, [form, contentId, ask, asked])
  const refresh = useCallback(() => setAsked((times) => times + 1), [])
  return useMemo(() => ({ of, refresh }), [of, refresh])
}
