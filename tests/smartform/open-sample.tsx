/** Opens the form engine's sample form on screen with fake ports, for tests of the editor. */
import { configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, vi } from 'vitest'
import type { SmartformEditorProps } from '@/smartform/editor/editor-props'
import { SmartformEditor } from '@/smartform/editor/SmartformEditor'
import { loadEditor } from '@/smartform/kinds/screens'
import type { ContentSnapshot, SaveOutcome, SmartformPorts } from '@/smartform/ports'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import { loadFeedback } from '@/ui/feedback'
import { usualLook } from '@/ui/look'
import { PortalTheme } from '@/ui/PortalTheme'
import { sampleContent, sampleForm } from './sample-form'

// Loads the editors of rare kinds first, as for a user who has seen one before.
await Promise.all([loadFeedback(), ...[...parseDefinition(sampleForm).fields.values()].map(loadEditor)])

// Saving waits for a pause in typing; a busy machine adds to it.
configure({ asyncUtilTimeout: 8000 })

/** Ports that save everything, with the revision a server would give; single answers can be put in front. */
export function fakePorts(revision = 1) {
  let current = revision
  const next: SaveOutcome[] = []
  const ports = {
    save: vi.fn<SmartformPorts['save']>(async () => {
      const response = next.shift()
      if (response) return response
      current += 1
      return { kind: 'saved', revision: current, savedAt: new Date(2026, 0, 5, 10, 42).getTime() }
    }),
    searchDictionary: vi.fn<SmartformPorts['searchDictionary']>(async () => []),
    dictionaryTree: vi.fn<SmartformPorts['dictionaryTree']>(async () => []),
    searchUnits: vi.fn<SmartformPorts['searchUnits']>(async () => []),
    readFile: vi.fn<SmartformPorts['readFile']>(async () => new Blob(['x'], { type: 'image/png' })),
    upload: vi.fn<SmartformPorts['upload']>(async (file) => ({
      uid: file.name,
      name: file.name,
      url: `key/${file.name}`,
      size: file.size,
    })),
    openFile: vi.fn<SmartformPorts['openFile']>(async () => {}),
    reload: vi.fn<NonNullable<SmartformPorts['reload']>>(async () => sampleContent()),
    check: vi.fn<NonNullable<SmartformPorts['check']>>(async () => []),
  }
  return { ...ports, answerWith: (...outcomes: SaveOutcome[]) => next.push(...outcomes) }
}

type Opening = Partial<Omit<SmartformEditorProps, 'content'>> & { content?: Partial<ContentSnapshot> }

function Host(props: Omit<SmartformEditorProps, 'onNavigate' | 'pageHref'>) {
  const [at, setAt] = useState<{ pageId: string; path?: string | null }>({
    pageId: props.pageId,
    path: props.focusPath,
  })
  return (
    <PortalTheme look={usualLook}>
      <SmartformEditor
        {...props}
        pageId={at.pageId}
        focusPath={at.path}
        onNavigate={(pageId, path) => setAt({ pageId, path })}
        pageHref={(pageId, path) => `/form/${pageId}${path ? `?field=${path}` : ''}`}
      />
    </PortalTheme>
  )
}

/** The user of the form, unless a test names another. */
export const personOfTest = (): string => expect.getState().currentTestName ?? 'u1'

/**
 * Opens the sample form as a host would, with working page links. Each test has a person of its own: what the last one's
 * form still wrote to the device while it was closed is not offered here.
 */
export function openSample({ content, ...props }: Opening = {}) {
  const ports = fakePorts(content?.revision)
  const view = render(
    <Host
      definition={sampleForm}
      content={sampleContent(content)}
      pageId="basics"
      ports={ports}
      userId={personOfTest()}
      {...props}
    />,
  )
  return { ...view, ports, user: userEvent.setup() }
}

/** The expected arguments of a save: base revision and values. */
export const sent = (baseRevision: number, values: object) =>
  expect.objectContaining({ formVersion: sampleForm.version, baseRevision, values })

/** The state of saving as the person reads it. */
export function saveStatus(): string {
  return screen
    .getAllByRole('status')
    .map((element) => element.textContent)
    .join(' ')
}
