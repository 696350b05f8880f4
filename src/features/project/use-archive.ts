/** Builds a project's archive on the server and saves it, with progress, for the button on the project's page. */
import { useEffect, useRef, useState } from 'react'
import { failureText } from '@/api/errors/failure'
import { pdfgenerate } from '@/api/pdfgenerate'
import { openFile } from '@/shared/content/open-file'
import {
  ArchiveDocument,
  type ArchiveStateFragment,
  BeginArchiveDocument,
} from './graphql/archive.pdfgenerate.generated'

/**
 * Builds a project's archive and saves the file, with progress and failure. A restart continues where it stopped;
 * leaving the page stops polling.
 */
export function useArchive(projectId: string) {
  const [state, setState] = useState<ArchiveStateFragment>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isUnmounted = useRef(false)
  useEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
    }
  }, [])
  const start = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      let now = state && !state.file ? state : await begun(projectId)
      while (!now.file && !isUnmounted.current) {
        setState(now)
        now = await next(now.id)
      }
      setState(now)
      if (now.file && !isUnmounted.current) await openFile(now.file.key, now.file.name)
    } catch (error) {
      setProblem(failureText(error))
    }
    setBusy(false)
  }
  return { state, busy, problem, start }
}

async function begun(projectId: string): Promise<ArchiveStateFragment> {
  return (await pdfgenerate.mutate(BeginArchiveDocument, { projectId }, { background: true })).beginArchive
}

async function next(archiveId: string): Promise<ArchiveStateFragment> {
  const options = { fetchPolicy: 'no-cache', background: true } as const
  return (await pdfgenerate.query(ArchiveDocument, { archiveId }, options)).archive
}
