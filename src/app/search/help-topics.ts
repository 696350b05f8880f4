import { text } from '@/lib/i18n'

/** A question people have, with its answer; Chinese keys. */
export interface HelpTopic {
  title: string
  answer: string
}

export const helpTopics: readonly HelpTopic[] = [
  {
    title: text('怎样申报项目？'),
    answer: text(
      '在“项目申报”中选择正在受理的指南，阅读须知并确认申报条件，然后开始填报。填写的内容自动保存，全部填好后核对并提交。',
    ),
  },
  {
    title: text('实名认证要到哪一级？'),
    answer: text('申报项目或申请成为专家，须在“一网通办”完成中级及以上实名认证，然后重新登录本平台。'),
  },
  {
    title: text('怎样关联单位？'),
    answer: text('在首页申请关联单位，选择单位后提交，由该单位的管理员审核。没有注册的单位，须先由单位管理员注册。'),
  },
  {
    title: text('申报书被退回了怎么办？'),
    answer: text('退回的申报书在首页和“我的项目”中，打开即可看到退回意见和有批注的地方。修改后重新提交。'),
  },
  {
    title: text('填写的内容保存在哪里？'),
    answer: text('填写时自动保存到服务器；断网时先存在这台设备上，恢复后继续。页面下方显示最近一次保存的时间。'),
  },
  {
    title: text('登录失效后内容会丢吗？'),
    answer: text('不会。重新登录后回到原来的页面，还没有送到服务器的内容会再次提供。'),
  },
  {
    title: text('怎样使用大号文字、深色主题和高对比度？'),
    answer: text('在右上角的用户菜单中打开或关闭；没有选择时跟随系统的设置。'),
  },
  {
    title: text('为什么没有某个功能的菜单？'),
    answer: text('菜单按权限显示。如工作需要，请联系本单位的单位管理员开通。'),
  },
]
