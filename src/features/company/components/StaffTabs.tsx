/** The tabs of the staff page: members, open invitations. */
import { useT } from '@/ui/use-t'
import { TabLinks } from '@/work/components/TabLinks'

/** The tabs of a unit's people: members, and open invitations with their number. */
export function StaffTabs({ invited }: { invited: number | undefined }) {
  const t = useT()
  return (
    <TabLinks
      label={t('单位人员与邀请')}
      tabs={[
        { value: 'members', title: t('人员') },
        { value: 'invitations', title: t('待答复的邀请'), count: invited },
      ]}
    />
  )
}
