export { endInvitations, leaveAllTeams } from './endings.ts';
