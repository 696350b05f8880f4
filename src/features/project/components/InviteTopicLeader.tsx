/** The dialog that invites the leader of a topic by mobile, or another one; in the list of a project's topics. */

import { program } from '@/api/program'
import { plainDigits } from '@/lib/validation/mobile'
import { useFormDraft } from '@/shared/form/use-form-draft'
import { useT } from '@/ui/use-t'
import { NameAndMobile, wrongNameOrMobile } from '@/work/components/NameAndMobile'
import { SmallFormDialog } from '@/work/components/SmallFormDialog'
import { InviteTopicLeaderDocument, type ProjectTopicsViewFragment } from '../graphql/topics.program.generated'

type Name = 'name' | 'mobile'
/** Longest name (600 for more). */
const longest = 50

interface InviteTopicLeaderProps {
  topic: ProjectTopicsViewFragment['topics'][number]
  onDone(): void
  onClose(): void
}

/** Invites a topic's leader by mobile, or another one than before. */
export function InviteTopicLeader({ topic, onDone, onClose }: InviteTopicLeaderProps) {
  const t = useT()
  const form = useFormDraft<Name>({
    thing: JSON.stringify(['inviteTopicLeader', topic.id]),
    labels: { name: t('课题负责人'), mobile: t('手机号码') },
    personal: { name: 'name', mobile: 'mobile' },
    empty: { name: topic.bound ? '' : topic.leaderName, mobile: '' },
    check: (values) => wrongNameOrMobile(values, t('课题负责人'), longest),
    fields: {},
    call: ({ name, mobile }) =>
      program.mutate(
        InviteTopicLeaderDocument,
        { topicId: topic.id, leaderName: name.trim(), leaderMobile: plainDigits(mobile) },
        { background: true },
      ),
  })
  return (
    <SmallFormDialog
      open
      title={
        topic.bound
          ? t('更换课题负责人：{name}', { name: topic.name })
          : t('邀请课题负责人：{name}', { name: topic.name })
      }
      act={t('发送邀请')}
      note={
        topic.bound
          ? t('现在的负责人不能再填报；已填写的内容保留，由新的负责人接着填报。')
          : t('对方会收到短信和站内消息，用这个手机号码的账号关联后填报。')
      }
      form={form}
      onDone={onDone}
      onClose={onClose}
    >
      <NameAndMobile form={form} nameLabel={t('课题负责人')} />
    </SmallFormDialog>
  )
}
