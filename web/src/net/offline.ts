import type { OfflineKit, OfflineResult, OfflineTaken } from "../protocol/messages";
import { request } from "./http";

/** What can be played without the server today. */
export const fetchKit = () => request<OfflineKit>("GET", "/api/offline");

/** Submit a result, which the server verifies. */
export const sendResult = (result: OfflineResult) =>
  request<OfflineTaken>("POST", "/api/offline", result);
