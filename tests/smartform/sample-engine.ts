/** Opens the engine over the sample form before each test, without a screen. */
import { beforeEach } from 'vitest'
import type { FormEngine } from '@/smartform/engine/engine'
import definition from '@/smartform/engine/sample-definition.json'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import { openEngine } from './small-form'

const form = parseDefinition(definition)

/**
 * Opens the engine's sample form before each test: `engine()` is the engine of the test, `engine(values)` opens
 * another.
 */
export function sampleEngine() {
  let opened: FormEngine
  beforeEach(() => {
    opened = openEngine(form)
  })
  return {
    form,
    engine(...[values, editable]: [values?: unknown, editable?: boolean]): FormEngine {
      if (values !== undefined) opened = openEngine(form, values, editable)
      return opened
    },
    messages: (path: string) => opened.field(path)?.problems.map(({ message }) => message),
    problems: (depth: 'format' | 'submit' = 'submit') => opened.problems('form', depth),
    progress: (pageId: string) => opened.progress().find((page) => page.pageId === pageId),
    addPerson: (cells = {}) => opened.insertRow('people', 99, { cells }) ?? 'refused',
  }
}
