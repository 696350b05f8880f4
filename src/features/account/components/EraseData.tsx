/** The section of the tab 我的数据 with requests to erase personal data. */

import { useState } from 'react'
import { permission } from '@/api/permission'
import { ownValue } from '@/lib/collections/own-value'
import { text } from '@/lib/i18n/i18n'
import { erasureDecisions } from '@/lib/personal-data/erasure'
import { contact } from '@/lib/site/site'
import { formatDay } from '@/lib/time/beijing-time'
import { tooLong } from '@/lib/validation/too-long'
import { SmallFormLongText } from '@/shared/form/SmallFormFields'
import { useFormDraft } from '@/shared/form/use-form-draft'
import styles from '@/shared/personal-data/PersonalData.module.css'
import { Button } from '@/ui/Button'
import { LoadFailure } from '@/ui/LoadFailure'
import { useT } from '@/ui/use-t'
import { SmallFormDialog } from '@/work/components/SmallFormDialog'
import { ErasureRequestsDocument, RequestErasureDocument } from '../graphql/personal-data.permission.generated'

/** The longest request (600 for more). */
const longest = 500

/** The section 删除: limits, the request's form, earlier requests with their state. */
export function EraseData() {
  const t = useT()
  const [open, setOpen] = useState(false)
  const answer = permission.useAnswer(ErasureRequestsDocument, { fetchPolicy: 'network-only' })
  const form = useFormDraft<'what'>({
    thing: 'requestErasure',
    labels: { what: t('要删除的信息') },
    empty: { what: '' },
    check({ what }) {
      const problem = what.trim() === '' ? t('请填写要删除的信息') : tooLong(t('要删除的信息'), what, longest)
      return problem ? { what: problem } : {}
    },
    fields: {},
    call: ({ what }) => permission.mutate(RequestErasureDocument, { what: what.trim() }, { background: true }),
  })
  const requests = answer.data?.erasureRequests ?? []
  return (
    <>
      <p>
        {t('可以删除：账户设置中的选填项、银行信息、证件扫描件、履历和没有提交的草稿；多数可以自己在对应页面清空。')}
      </p>
      <p>{t('不能删除：已提交的材料、审核评审记录和付款记录，依法归档；实名核验结果在账号存续期间保留。')}</p>
      <p>{t('申请由平台管理员（{contact}）在十五个工作日内答复，结果显示在这里。', { contact: contact() })}</p>
      {answer.failureText && <LoadFailure text={answer.failureText} onRetry={answer.retry} />}
      {requests.length > 0 && (
        <ul className={styles.list}>
          {requests.map(({ id, what, createdAt, dueAt, decision, answer: reply }) => (
            <li key={id}>
              <p>{what}</p>
              <p className={styles.quiet}>
                {reply === null
                  ? t('{day} 提出，办理中，最迟 {due} 答复', { day: formatDay(createdAt), due: formatDay(dueAt) })
                  : t('{day} 提出，答复：{decision}。{reply}', {
                      day: formatDay(createdAt),
                      decision: t(ownValue(erasureDecisions, decision ?? '') ?? text('已答复')),
                      reply,
                    })}
              </p>
            </li>
          ))}
        </ul>
      )}
      {answer.data === undefined ? null : requests.some(({ answer: reply }) => reply === null) ? (
        <p className={styles.quiet}>{t('收到答复后，可以再次申请。')}</p>
      ) : (
        <Button onClick={() => setOpen(true)}>{t('申请删除信息')}</Button>
      )}
      <SmallFormDialog
        open={open}
        title={t('申请删除信息')}
        act={t('提交申请')}
        note={t('请写明要删除哪些信息。已提交的材料依法归档，不能删除。')}
        form={form}
        onDone={() => {
          setOpen(false)
          answer.retry()
        }}
        onClose={() => setOpen(false)}
      >
        <SmallFormLongText form={form} name="what" label={t('要删除的信息')} limit={longest} rows={4} />
      </SmallFormDialog>
    </>
  )
}
