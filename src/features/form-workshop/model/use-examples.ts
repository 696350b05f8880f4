/** Hook of the workshop that runs the author's examples at every change of the draft; for list, editor and preview. */

import { useMemo, useState } from 'react'
import { t } from '@/lib/i18n/i18n'
import { randomId } from '@/lib/random-id'
import { beijingToday } from '@/lib/time/beijing-time'
import { type FormExample, runExamples } from '@/smartform/authoring/examples'
import { answersToKeep, firstExpectation, statementsOf } from '@/smartform/authoring/expectations'
import type { FormEngine } from '@/smartform/engine/engine'
import { useSettled } from './use-settled'
import type { Workshop } from './use-workshop'

/** Answers to begin the preview with. */
export interface TriedAnswers {
  values: Readonly<Record<string, unknown>>
}

/** @param previewed the engine of the preview; null while it shows nothing */
export function useExamples({ present, change }: Workshop, previewed: () => FormEngine | null) {
  const { definition, examples } = present
  const [chosenId, choose] = useState<string>()
  const [tried, setTried] = useState<TriedAnswers | null>(null)
  const settled = useSettled(definition)
  const results = useMemo(() => runExamples(settled, examples, beijingToday()), [settled, examples])
  const chosen = results.find(({ example }) => example.id === chosenId)
  const put = (next: readonly FormExample[], about: string) =>
    change({ ...present, examples: next }, `example.${about}`)
  const answers = () => {
    const engine = previewed()
    return engine ? answersToKeep(engine.form, engine.values()) : {}
  }
  const changeExample = (next: FormExample, about: string) =>
    put(
      examples.map((example) => (example.id === next.id ? next : example)),
      `${next.id}.${about}`,
    )
  return {
    ...{ results, chosen, choose, tried },
    /** Keeps the preview's answers as a new example, which is chosen; answers its id. */
    keep(): string {
      const today = beijingToday()
      const title = t('例子 {n}', { n: examples.length + 1 })
      const blank: FormExample = { id: randomId(), title, values: answers(), today, expects: {} }
      const example = { ...blank, expects: firstExpectation(statementsOf(definition, blank, today)) }
      put([...examples, example], example.id)
      choose(example.id)
      return example.id
    },
    change: changeExample,
    tryChosen: () => chosen && setTried({ values: chosen.example.values }),
    takeAnswers: () => chosen && changeExample({ ...chosen.example, values: answers() }, 'values'),
    remove: () => {
      if (chosen)
        put(
          examples.filter(({ id }) => id !== chosen.example.id),
          'remove',
        )
      choose(undefined)
    },
  }
}
