/** Calls of the forms' workshop about the project declaration, for tests of its drafts and versions. */
import type { Backend } from '@mocks/backend'
import { projectDeclaration } from '@mocks/forms/project-declaration'
import { type Ask, askAs } from '@mocks/resolvers/ask-as'
import { expect } from 'vitest'
import { randomId } from '@/lib/random-id'
import type { FormSource } from '@/smartform/schema/definition'

export const formId = projectDeclaration.id
const facts =
  'id title version running kinds versions { version note contents running takenBackAt units { id name } } draft { savedBy revision }'
export const workshopCalls = {
  list: `{ forms { ${facts} } }`,
  form: `query($formId: ID!) { form(formId: $formId) { ${facts} } }`,
  draft: 'query($formId: ID!) { formDraft(formId: $formId) { id revision baseVersion definition base examples } }',
  create:
    'mutation($copyOf: ID, $key: ID!) { createForm(copyOf: $copyOf, key: $key) { id revision baseVersion definition base } }',
  open: 'mutation($formId: ID!) { openFormDraft(formId: $formId) { id revision baseVersion definition base examples } }',
  save: 'mutation($formId: ID!, $revision: Int!, $key: ID!, $definition: JSON!, $examples: JSON!) { saveFormDraft(formId: $formId, revision: $revision, key: $key, definition: $definition, examples: $examples) { revision savedBy } }',
  discard: `mutation($formId: ID!, $revision: Int!) { discardFormDraft(formId: $formId, revision: $revision) { ${facts} } }`,
  publish: `mutation($formId: ID!, $revision: Int!, $key: ID!, $unitIds: [ID!], $move: Boolean!, $note: String) { publishForm(formId: $formId, revision: $revision, key: $key, unitIds: $unitIds, move: $move, note: $note) { ${facts} } }`,
  widen: `mutation($formId: ID!, $version: Int!, $unitIds: [ID!]) { widenForm(formId: $formId, version: $version, unitIds: $unitIds) { ${facts} } }`,
  takeBack: `mutation($formId: ID!, $version: Int!) { takeBackForm(formId: $formId, version: $version) { ${facts} } }`,
  content:
    'query($contentId: ID!) { formContent(contentId: $contentId) { formVersion newestVersion upgradedFrom values } }',
}

/** Asks as the person whose forms they are. */
export const ownerOf = (backend: Backend) => askAs(backend, 'supervisingDepartment')
/** Sends a call about the form. */
export const call = (ask: Ask, name: keyof typeof workshopCalls, variables: object = {}) =>
  ask(workshopCalls[name], { formId, ...variables })

/** The draft with another first question, once. */
export function withQuestion(source: FormSource): FormSource {
  if (JSON.stringify(source).includes('newQuestion')) return source
  const [first, ...rest] = source.pages
  if (!first || !('sections' in first)) return expect.fail('no page')
  const [section, ...others] = first.sections
  if (!section || !('fields' in section)) return expect.fail('no section')
  const field = { id: 'newQuestion', kind: 'text', label: { zh: '新问题', en: 'New question' } } as const
  return {
    ...source,
    pages: [{ ...first, sections: [{ ...section, fields: [...section.fields, field] }, ...others] }, ...rest],
  }
}

/** Opens the draft and saves it with another question. */
export async function changedDraft(ask: Ask): Promise<number> {
  const { data } = await call(ask, 'open')
  const saved = { revision: data.revision, key: randomId(), definition: withQuestion(data.definition), examples: [] }
  return (await call(ask, 'save', saved)).data.revision
}
