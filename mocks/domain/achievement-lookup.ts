/** Looks up a paper by DOI and a patent by number, for the resume. */

import { isDoi, isPatentNumber, plainDoi, plainPatentNumber } from '@/lib/resume/achievement-number'
import type { ResumeValues } from '@/lib/resume/resume-kinds'
import { type BackendContext, requireCaller } from '../context'
import { newId } from '../db/new-id'
import { fail } from '../fail'
import { isSameDay } from './working-time'

/** Limit of lookups per person and day. */
const perDay = 10

/** Invented data of the external services, by DOI or patent number. */
const published: Readonly<Record<string, ResumeValues>> = {
  '10.5555/demo.2025.0042': {
    type: 'PAPER',
    name: '大模型驱动的城市路口信号自适应控制',
    authors: '陈思远、梁静怡、许志鹏',
    source: '计算机学报（演示）',
    month: '2025-02',
  },
  '10.5555/demo.2023.0315': {
    type: 'PAPER',
    name: 'Trustworthy Multimodal Reasoning for Intelligent Transportation',
    authors: 'Chen Siyuan, Li Wenbo',
    source: 'Demo Transactions on Intelligent Systems',
    month: '2023-10',
  },
}
const granted: Readonly<Record<string, ResumeValues>> = {
  '202310123456.6': {
    type: 'PATENT',
    name: '基于多模态感知的路口风险预警方法',
    authors: '陈思远、张雪',
    source: '国家知识产权局',
    month: '2024-06',
  },
  '202010987654.3': {
    type: 'PATENT',
    name: '一种石墨烯散热膜及其制备方法',
    authors: '刘海峰、高洁',
    source: '国家知识产权局',
    month: '2022-04',
  },
}
/** A number for which the patent service is unreachable, so that testers can see this case. */
const unreachable = '202130765432.2'

/** Counts a lookup against the day's limit (Beijing time). Returns the remaining lookups. */
function count(context: BackendContext): number {
  const { db, now } = context
  const userId = requireCaller(context).id
  const used = db.lookups.where((lookup) => lookup.userId === userId && isSameDay(lookup.at, now)).length
  if (used >= perDay) fail(60171)
  db.lookups.insert({ id: newId('lookup'), userId, at: now })
  return perDay - used - 1
}

/** 60170 not a DOI (uses no lookup), 60171 limit reached, 60167 unknown. */
export function lookUpDoi(context: BackendContext, typed: string) {
  const number = plainDoi(typed)
  if (!isDoi(number)) fail(60170)
  const remaining = count(context)
  const found = published[number] ?? fail(60167)
  return { values: { ...found, number }, left: remaining }
}

/**
 * 60170 not a patent number (uses no lookup), 60171 limit reached, 60168 service unreachable, 60167 unknown, 60169 not
 * the caller's patent.
 */
export function lookUpPatent(context: BackendContext, typed: string) {
  const number = plainPatentNumber(typed)
  if (!isPatentNumber(number)) fail(60170)
  const remaining = count(context)
  if (number === unreachable) fail(60168)
  const found = granted[number] ?? fail(60167)
  const inventors = (found.authors ?? '').split('、')
  const rank = inventors.indexOf(requireCaller(context).userFullname) + 1
  if (rank === 0) fail(60169)
  return { values: { ...found, number, rank: String(rank) }, left: remaining }
}
