/** The commission's page of requests to erase personal data, with its answers. */

import { useState } from 'react'
import { permission } from '@/api/permission'
import type { ErasureDecision } from '@/api/permission/schema.generated'
import { ownValue } from '@/lib/collections/own-value'
import { text } from '@/lib/i18n/i18n'
import { erasureDecisions } from '@/lib/personal-data/erasure'
import { formatDay } from '@/lib/time/beijing-time'
import { useListState } from '@/shared/list/use-list-state'
import { WorkList } from '@/shared/list/WorkList'
import { Button } from '@/ui/Button'
import { useMessages } from '@/ui/feedback'
import { Names } from '@/ui/Name'
import { PageHeader } from '@/ui/PageHeader'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import { ReasonDialog } from '@/work/components/ReasonDialog'
import { AnswerErasureDocument, ErasuresDocument, type ErasuresQuery } from '../graphql/erasure.permission.generated'

type Request = ErasuresQuery['erasureRequestsToAnswer']['items'][number]

const states = { OPEN: text('待答复'), ANSWERED: text('已答复') } as const

/** What an answer says, and what the person who gives it has to do first. */
const acts: Readonly<Record<ErasureDecision, { act: string; hint: string }>> = {
  ERASED: {
    act: text('已删除，答复'),
    hint: text('请先在系统中删除申请人要求删除的信息，再写明删除了什么。答复发给申请人，不能修改。'),
  },
  REFUSED: {
    act: text('不能删除，答复'),
    hint: text('请写明哪些信息不能删除、依据是什么、保存到何时。答复发给申请人，不能修改。'),
  },
}

/** Requests to erase personal data, open ones first; each is answered with a reason within fifteen working days. */
export function ErasurePage() {
  const t = useT()
  const message = useMessages()
  const state = useListState(['state'])
  const [answering, setAnswering] = useState<{ request: Request; decision: ErasureDecision } | null>(null)
  const [open, setOpen] = useState(false)
  const { state: wanted } = state.filters
  const filter = { state: wanted === 'OPEN' || wanted === 'ANSWERED' ? wanted : null } as const
  const answer = permission.useAnswer(ErasuresDocument, {
    variables: { filter, pageNo: state.pageNo, pageSize: state.pageSize },
    fetchPolicy: 'cache-and-network',
    background: true,
  })
  const begin = (request: Request, decision: ErasureDecision) => {
    setAnswering({ request, decision })
    setOpen(true)
  }
  return (
    <>
      <PageHeader
        title={t('删除个人信息的申请')}
        purpose={t(
          '按个人信息保护法第四十七条，在十五个工作日内答复。已提交的材料、审核评审记录和付款记录依法归档，不能删除。',
        )}
      />
      <WorkList<Request>
        label={t('删除个人信息的申请')}
        state={state}
        filters={[
          {
            kind: 'select',
            name: 'state',
            label: t('状态'),
            options: Object.entries(states).map(([value, label]) => ({ value, label: t(label) })),
          },
        ]}
        page={answer.data?.erasureRequestsToAnswer}
        loading={answer.loading}
        failure={answer.failureText}
        onRetry={answer.retry}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'who',
            title: t('申请人'),
            width: 220,
            render: ({ userFullname, unitName }) => <Names of={[userFullname, unitName]} />,
          },
          { key: 'what', title: t('要删除的信息'), render: ({ what }) => what },
          { key: 'createdAt', title: t('提出日期'), width: 120, render: ({ createdAt }) => formatDay(createdAt) },
          {
            key: 'state',
            title: t('状态'),
            width: 260,
            render: (request) => <RequestState request={request} />,
          },
        ]}
        rowActions={(request) =>
          request.state === 'OPEN' &&
          (Object.keys(acts) as ErasureDecision[]).map((decision) => (
            <Button
              key={decision}
              type="link"
              size="small"
              aria-label={t('{action}：{name}', { action: t(acts[decision].act), name: request.userFullname })}
              onClick={() => begin(request, decision)}
            >
              {t(acts[decision].act)}
            </Button>
          ))
        }
        empty={t('还没有人申请删除个人信息。')}
      />
      {answering && (
        <ReasonDialog
          open={open}
          about={{ act: `answerErasure ${answering.decision}`, ids: [answering.request.id] }}
          title={t(acts[answering.decision].act)}
          names={[answering.request.userFullname, answering.request.what]}
          hint={t(acts[answering.decision].hint)}
          label={t('答复')}
          okText={t('发出答复')}
          okButtonProps={{ disabled: false }}
          onOk={async (words) => {
            const { request, decision } = answering
            await permission.mutate(AnswerErasureDocument, { id: request.id, decision, answer: words })
            setOpen(false)
            message.success(t('答复已发给申请人'))
            answer.retry()
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** Open with its date, or the answer that was given. */
function RequestState({ request: { state, decision, answer, answeredBy, dueAt } }: { request: Request }) {
  const t = useT()
  if (state === 'OPEN')
    return (
      <>
        <StatusTag color="processing">{t(states.OPEN)}</StatusTag> {t('最迟 {due} 答复', { due: formatDay(dueAt) })}
      </>
    )
  const name = ownValue(erasureDecisions, decision ?? '')
  return (
    <>
      <StatusTag color={decision === 'REFUSED' ? 'default' : 'success'}>{t(name ?? states.ANSWERED)}</StatusTag>{' '}
      <Names of={[answer, answeredBy]} />
    </>
  )
}
