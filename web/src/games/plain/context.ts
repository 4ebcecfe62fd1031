import { createContext } from "svelte";
import type { Session } from "../../lib/session.svelte";
import type { GameWords } from "../../lib/words.svelte";

export const [plain, providePlain] = createContext<{ session: Session; words: GameWords }>();
