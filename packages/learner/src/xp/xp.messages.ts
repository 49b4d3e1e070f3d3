import { defineMessages } from '@uplink/api-client/messages';

export const xpMessages = defineMessages('learner/xp', {
  noun: 'Your level',
  unit: 'XP',
  level: 'Level',
  levelNamed: (level: number) => `Level ${level}`,
  goHome: (level: number) => `, level ${level}, go home`,
  home: 'Go home',
  points: (points: string) => `${points} XP`,
  left: (points: string, level: number) => `${points} XP to level ${level}`,
  inLevel: (points: number, total: number) => `${points} of ${total} XP in this level`,
  reached: (level: number) => `Level ${level} reached`,
  evidence: (points: string) => `${points} XP. Every point is something you can do now.`,
  shareTitle: 'Share your level',
  shareText: (level: number) => `I reached level ${level} at Uplink Academy.`,
  shareNote:
    'Anyone with the link can see your public profile. You can turn it off on your profile page.',
  keepLearning: 'Keep learning',
});
