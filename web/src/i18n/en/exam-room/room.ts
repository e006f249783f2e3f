/** Texts of a running exam: save state, hand-in and receipt. */
export const room = {
  signedOut: 'You are logged out. Your answers are kept on this device.',
  signedOutUnkept: 'You are logged out. Log in again, so that your answers can be saved.',
  signedOutTitle: 'Log in to continue',
  signedOutText:
    'Your session has ended, or someone else has logged in here. Your answers are kept on this device, and the clock keeps running.',
  signedOutTextUnkept:
    'Your session has ended, or someone else has logged in here. Log in again, so that your answers can be saved. This device cannot keep your answers: do not close this page. The clock keeps running.',
  otherAccount:
    'This exam was started from another account. Please log in with the account that you started it with.',
  savedAt: 'Saved\n{time}',
  savedNowhere: 'Sending',
  savedSending: 'On this device,\nsending',
  savedOffline: 'Offline –\nkeep working',
  savedHere: 'On this\ndevice',
  elsewhereTitle: 'Open in another tab',
  elsewhereText:
    'This exam is open in another tab and continues there. None of your answers are lost.',
  useHere: 'Use here instead',
  onlyLook: 'View only',
  elsewhereNote: 'This exam is open in another tab; here you can only view it.',
  sealedOffline:
    'Time is up. Your answers are locked on this device and will be sent as soon as the network is back.',
  sealedUnkept:
    'Time is up. Your answers are locked, and will be sent from this page as soon as the network is back.',
  sealedLate:
    'The time to send answers is over, unless you were given more. What was saved in time counts; the rest goes to a teacher when the network is back.',
  closedSaved:
    'The exam was closed before your answers arrived. All of them had been saved in time, and they count.',
  closedLate:
    'The exam was closed before your last answers arrived. What was saved in time counts. The rest is kept, and a teacher decides about it.',
  closedRefused:
    'The exam was closed with the answers that had been saved in time. {refused} of {total} {total|page is|pages are} missing: the server refused them.',
  closedOnTheWay:
    'The exam was closed with the answers that had been saved in time. {left} of {total} {total|page is|pages are} still being sent from this device; a teacher sees which pages came after the time.',
  blank:
    'You answered nothing, so no result was stored. If you had a result before, it stays as it is.',
  blankReady:
    'You have answered nothing. If you submit now, the attempt ends and no result is stored (in a campaign: zero); an earlier result stays as it is.',
  endedElsewhere:
    'This exam was handed in on another device. A copy of the answers on this device is kept here.',
  endedElsewhereUnkept:
    'This exam was handed in on another device. This device could not keep a copy of its own answers.',
  running: 'An exam is running',
  runningLine: '{title}: {time} left',
  goOn: 'Continue',
  sentLater: 'Handed in: {title}',
  viewResult: 'View result',
  viewSubmission: 'View submission',
  sendingAgain: 'Kept on this device, sending again in {seconds} s',
  sendingUnkept: 'Not on the server yet, sending again in {seconds} s',
  refused: 'Your answers are kept on this device, but were not accepted: {message}',
  refusedUnkept: 'Your answers were not accepted: {message}',
  showTeacher: 'Show this page to your teacher before you leave it.',
  copyStays: 'A copy stays on this device if you set them aside.',
  setAside: 'Set them aside and go back',
  setAsideFailed: 'Your answers could not be set aside. They are still here: please try again.',
  leaveTitle: 'Leave the exam?',
  leaveText:
    'Your answers are saved on this device, and the clock keeps running. Resume brings you back.',
  leaveOnServer:
    'Your answers are saved on the server, and the clock keeps running. Resume brings you back.',
  leaveUnsent: 'Your answers have not reached the server yet. Stay here until they are sent.',
  leaveRefused:
    'Your answers were not accepted, and this device cannot keep them. If you leave, only what the server has saved remains.',
  stay: 'Stay',
  leave: 'Leave',
  notKept: 'This device cannot keep your answers (private window?). Do not close this page.',
  pagesMissed:
    '{missed} of {total} {total|page|pages} did not arrive in time and can no longer be sent. Tell your teacher, and keep your pages and photos.',
  closedMissed:
    'The exam was closed with the answers that had been saved in time. {missed} of {total} {total|page|pages} did not arrive in time and can no longer be sent. Tell your teacher, and keep your pages and photos.',
} as const;
