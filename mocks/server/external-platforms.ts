/** Answers requests for the imitated outside platforms in `npm run serve`, as plain documents without scripts. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { renderToStaticMarkup } from 'react-dom/server'
import { dataPolicy } from '../../deploy/security-headers.mjs'
import { answerExternalPlatform } from '../external-platforms/answer-external-platform'
import style from '../external-platforms/external-platform.css?inline'
import { originOf } from './answer-backend'

/**
 * Plays another platform, as the demo does in the page: a document without scripts that needs nothing from the portal.
 * @returns whether the URL belongs to such a platform
 */
export function sendExternalPlatform(base: string, request: IncomingMessage, response: ServerResponse): boolean {
  const address = originOf(request) + base + request.url
  if (request.method !== 'GET' || !URL.canParse(address)) return false
  const answer = answerExternalPlatform(new URL(address), base)
  if (!answer) return false
  response.setHeader('Cache-Control', 'no-store')
  if ('to' in answer) {
    response.writeHead(303, { Location: answer.to }).end()
    return true
  }
  response.setHeader('Content-Security-Policy', dataPolicy)
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>演示</title><style>${style}</style>`
  const body = renderToStaticMarkup(answer.page)
  response.end(`<!doctype html><html lang="zh-CN"><head>${head}</head><body>${body}</body></html>`)
  return true
}
