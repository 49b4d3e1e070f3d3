/* Generated from the contract by `pnpm generate`. Do not edit. */

export interface paths {
    "/configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the configuration of this deployment */
        get: operations["getConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what a browser needs to take a card or have a wallet approved
         * @description Names the payment providers of this deployment. Card numbers go from the browser to the card provider, never to this server.
         */
        get: operations["getPaymentSetup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Start signing in at the identity provider
         * @description Redirects to the identity provider (OpenID Connect, authorization code with PKCE).
         */
        get: operations["startSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return from the identity provider
         * @description Sets the session cookie and redirects to the return path, or to /login with an error if sign-in failed. Providers may add their own parameters.
         */
        get: operations["finishSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get a new access token for the cookie's session */
        post: operations["renewToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the current user */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Update my profile */
        patch: operations["updateMe"];
        trace?: never;
    };
    "/me/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what every page needs first
         * @description The current user, their menu, context and latest notifications in one response. Frozen accounts get no notifications.
         */
        get: operations["getMyStart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/context": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get my context */
        get: operations["getMyContext"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update my context
         * @description Send the full context with your changes. You can change finishedInvite, closedInviteNotification, cancelledProductName and referralFlowStatus. Changing any other field answers 422, and nothing is applied.
         */
        patch: operations["updateMyContext"];
        trace?: never;
    };
    "/me/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get my profile */
        get: operations["getMyProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get my learning statistics */
        get: operations["getMyStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/achievements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my achievements, newest first */
        get: operations["listMyAchievements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Request a change of my email address
         * @description Requires a sign-in within the last five minutes. The address changes when the link mailed to it is opened; the old address is notified and other sessions end. The answer doesn't reveal whether the address already has an account.
         */
        patch: operations["updateMyEmail"];
        trace?: never;
    };
    "/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change my password
         * @description Requires a sign-in within the last five minutes. Other sessions end, and the user is notified by email.
         */
        patch: operations["updateMyPassword"];
        trace?: never;
    };
    "/me/sign-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List where I am signed in, most recently used first */
        get: operations["listMySignIns"];
        put?: never;
        post?: never;
        /** Sign out everywhere but here */
        delete: operations["endMyOtherSignIns"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/sign-ins/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out on one device
         * @description Also answers 204 when the sign-in has already ended.
         */
        delete: operations["endMySignIn"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get how my account asks for more than a password */
        get: operations["getMySecondFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/second-factor/authenticator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Confirm the authenticator app with a code
         * @description Requires a sign-in within the last five minutes. From now on signing in asks for a code. The answer holds recovery codes when there were none; they are shown only here. The user is notified by email.
         */
        put: operations["confirmAuthenticator"];
        /**
         * Get the key for an authenticator app
         * @description Requires a sign-in within the last five minutes. Nothing changes at sign-in until a code of the app is confirmed; each call replaces the key of the one before.
         */
        post: operations["startAuthenticator"];
        /**
         * Remove the authenticator app
         * @description Requires a sign-in within the last five minutes. Answers 409 when it is the last second factor of an account whose roles require one. The user is notified by email.
         */
        delete: operations["removeAuthenticator"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace my recovery codes
         * @description Requires a sign-in within the last five minutes. The former codes stop working. Answers 409 without a second factor.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/second-factor/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm with a second factor that it is still me
         * @description Takes a code of the authenticator app, a recovery code, or the answer of a passkey. Calls that were refused with `secondFactorStale` can be repeated for half an hour. Answers 422 for a wrong code and 429 after too many of them.
         */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/second-factor/confirmation/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get what a device needs to answer with a passkey
         * @description The challenge is good for five minutes and one answer. Answers 409 when the account has no passkey.
         */
        post: operations["startSecondFactorConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the passkey a device has made
         * @description Requires a sign-in within the last five minutes. The answer holds recovery codes when there were none. The user is notified by email.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/passkeys/-/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get what a device needs to make a passkey
         * @description Requires a sign-in within the last five minutes. The challenge is good for five minutes and one passkey.
         */
        post: operations["startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a passkey
         * @description Requires a sign-in within the last five minutes. Answers 409 when it is the last second factor of an account whose roles require one. The user is notified by email.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/data-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the state of the copy of my data */
        get: operations["getMyDataExport"];
        put?: never;
        /**
         * Ask for a copy of all my data
         * @description Requires a sign-in within the last five minutes. While a copy is being prepared, or one is ready that is less than a day old, asking again makes no other. A mail tells when it is ready.
         */
        post: operations["startDataExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/data-export/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a link to my copy
         * @description Requires a sign-in within the last five minutes. The link downloads a zip file and is good for a few minutes.
         */
        post: operations["downloadDataExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accept the current versions of documents
         * @description Recorded once with its time. Answers 409 when another version counts by now.
         */
        put: operations["acceptDocuments"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what deleting my account does, and when it is due */
        get: operations["getMyDeletion"];
        /**
         * Delete my account in 14 days
         * @description Requires a sign-in within the last five minutes and the address of the account, typed. Subscriptions are cancelled at once; until the day the account works and can be kept. Asked again, the day stays. Accounts of staff are deleted by another admin (409).
         */
        put: operations["deleteMyAccount"];
        post?: never;
        /**
         * Keep my account after all
         * @description Subscriptions that were cancelled stay so; they can be reactivated one by one.
         */
        delete: operations["keepMyAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest company names
         * @description Suggestions come from the configured service. The list is empty if none is configured or the service fails.
         */
        get: operations["suggestCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get my menu */
        get: operations["getMyMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/drafts/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a form draft */
        get: operations["getMyDraft"];
        /** Save a form draft */
        put: operations["saveMyDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search people by name */
        get: operations["searchUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/-/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search published profiles by name */
        get: operations["searchProfiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{uniqueName}/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a learner's public profile
         * @description Answers 404 unless the profile is published. You always see your own, as others would see it. A token is optional.
         */
        get: operations["getPublicProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/following": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the learners I follow, newest first */
        get: operations["listMyFollowing"];
        put?: never;
        /**
         * Follow a learner whose profile is published
         * @description Following someone you already follow has no effect.
         */
        post: operations["followUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/following/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unfollow a learner
         * @description Has no effect if you don't follow them.
         */
        delete: operations["unfollowUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/followers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my followers, newest first */
        get: operations["listMyFollowers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/playlists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my playlists, most recently changed first */
        get: operations["listMyPlaylists"];
        put?: never;
        /**
         * Create a playlist
         * @description Repeating a request with the same requestId returns the playlist created the first time.
         */
        post: operations["createMyPlaylist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/playlists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a playlist and its lessons */
        get: operations["getMyPlaylist"];
        /**
         * Rename a playlist and reorder its lessons
         * @description Lessons you leave out are removed; this call can't add any. Answers 409 if the playlist has changed in the meantime.
         */
        put: operations["updateMyPlaylist"];
        post?: never;
        /**
         * Delete a playlist
         * @description Has no effect if it was already deleted.
         */
        delete: operations["deleteMyPlaylist"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/playlists/{id}/lessons/{lessonId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add a lesson to the end of a playlist
         * @description A lesson already in the playlist keeps its place.
         */
        put: operations["addLessonToPlaylist"];
        post?: never;
        /** Remove a lesson from a playlist */
        delete: operations["removeLessonFromPlaylist"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/validations/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check whether an email address can be used */
        post: operations["validateEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/validations/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check whether a phone number can be used */
        post: operations["validatePhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/confirmations/email/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Confirm an email address with its code
         * @description Answers 409 with the code `passwordNeeded` when the link is opened in a different browser than the one that signed up: the user must first choose a password at /identity/confirm.
         */
        patch: operations["confirmEmail"];
        trace?: never;
    };
    "/modules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Browse the public catalogue
         * @description Filter by type, or pass uniqueName to get a single module.
         */
        get: operations["listModules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/modules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a module */
        get: operations["getModule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/modules/{id}/parent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the product a module belongs to */
        get: operations["getModuleParent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/modules/{id}/intro-page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the introduction page of a product */
        get: operations["getModuleIntroPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/modules/{id}/outline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the sections and lessons of a published course or project
         * @description As a visitor sees them: free lessons are open, all others locked.
         */
        get: operations["getModuleOutline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/modules/{id}/children": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the direct children of a module */
        get: operations["listModuleChildren"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/front/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the landing page shows */
        get: operations["getFrontHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/front/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Browse the catalogue signed out */
        get: operations["listFrontProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/front/products/{type}/{uniqueName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the public page of a product shows
         * @description With the plans of its sales page, or with those of a coupon. A coupon that does not apply changes nothing.
         */
        get: operations["getFrontProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/front/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What works, what does not, and what staff say about it
         * @description Also answered while the database is down: then with what the process last knew, and `isLive` false.
         */
        get: operations["getStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/time-zone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say where my days begin
         * @description Weeks, streaks and the daily email follow it.
         */
        put: operations["saveMyTimeZone"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get everything on the home page */
        get: operations["getMyDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/product-page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get all that the page of a product shows first
         * @description What its details, introduction, resources, overview and outline return, found by its address, in one response.
         */
        get: operations["getMyProductPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/path": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get my path through the academy
         * @description Chosen by goal and level. Its first step can be started at once.
         */
        get: operations["getMyPath"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/goals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Answer or skip questions about my goals
         * @description Questions that aren't named stay as they are. `null` skips a question, and takes back its answer.
         */
        patch: operations["updateMyGoals"];
        trace?: never;
    };
    "/me/modules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my modules
         * @description Filter by place in the tree, or by status and type.
         */
        get: operations["listMyModules"];
        put?: never;
        /**
         * Buy a module or apply for it
         * @description With `action=apply` applies for a program; without an action places an order. An order sent again with its
         *     `requestId` is placed once. If what is due today isn't `dueToday`, nothing is placed: 409 with the
         *     new `quote`.
         */
        post: operations["postMyModules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/modules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Start, finish or skip a module */
        patch: operations["patchMyModule"];
        trace?: never;
    };
    "/me/modules/{id}/children": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the children of my module */
        get: operations["listMyModuleChildren"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/modules/{id}/children/{childId}/children": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the children of a child of my module */
        get: operations["listMyNestedChildren"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/modules/{id}/outline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the outline of my module */
        get: operations["getMyModuleOutline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/modules/{id}/completion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get my progress in a module */
        get: operations["getMyModuleCompletion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/modules/{id}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a module with its description and my state */
        get: operations["getMyModuleDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/modules/{id}/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a module summary and my next lesson */
        get: operations["getMyModuleOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/modules/{id}/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the files and links of a module
         * @description Of a product those who don't have it get none.
         */
        get: operations["getMyModuleResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/purchases/-/requests/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what became of an order or payment
         * @description For a second tab, and after an answer that was lost. While the outcome isn't known, the provider is asked
         *     for it.
         */
        get: operations["getMyPurchaseRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/purchases/-/requests/{requestId}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on after the buyer confirmed with their bank or wallet */
        post: operations["confirmMyPurchaseRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/purchases/{id}/upsells": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an offer after a purchase
         * @description Charged at once with the method of the purchase. If it isn't `dueToday`, nothing is charged: 409.
         */
        post: operations["acceptMyUpsell"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what needs a decision, and key figures
         * @description Only what the caller's roles decide on or see. Large numbers stop at 10,000.
         */
        get: operations["getStaffOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/overview/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the trend of key figures over the last days, compared with as many days before
         * @description Only what the caller's roles see. Amounts are counted for each currency. Days, weeks and months are those of UTC.
         */
        get: operations["getStaffFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/overview/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the overview counts, as far as it has no list of its own
         * @description Requests and payments that wait come oldest first, all else newest first. Each list is for the roles whose overview
         *     counts it.
         */
        get: operations["listOverviewEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what staff did, newest first
         * @description `search` reads reasons, actions, the names of who did it and whose account it was, and references such as `usr_42`
         *     and `pur_7`. Entries are only ever added; personal values in them are masked.
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/audit/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download what staff did as CSV
         * @description The newest 50,000 entries that the filters find, newest first. The download is itself an entry.
         */
        get: operations["exportAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/incidents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List incidents, latest first */
        get: operations["listIncidents"];
        put?: never;
        /**
         * Report an incident on the status page
         * @description Public at once. The same `changeId` again answers with what it made.
         */
        post: operations["openIncident"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/incidents/{incidentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an incident with all its updates */
        get: operations["getIncident"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/incidents/{incidentId}/updates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an update to an incident
         * @description Names the version it is based on; another one is 409 with `current`. An update with another state than `resolved` opens a resolved incident again.
         */
        post: operations["updateIncident"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/user-uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the files of users I uploaded, the latest first */
        get: operations["listUserUploads"];
        put?: never;
        /**
         * Check a CSV of users before they are added
         * @description A dry run: nothing is added. Each line is checked as one account is, against the other lines and against the
         *     academy. `fields` says what each column is; columns are matched by their names without it. A file holds at most
         *     10,000 lines after its heading.
         */
        post: operations["checkUserUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/user-uploads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get how far an upload is */
        get: operations["getUserUpload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Start, stop, resume or take back an upload
         * @description The lines without faults are added in the background, each by itself: one that fails stops no other. Stopping keeps
         *     what was added. Taking back deletes, in the background, the accounts that were added and have not been used: those
         *     who signed in, bought something or were awarded something stay. It can be asked for until `takeBackUntil`. 409 with
         *     the state that the upload has by now.
         */
        patch: operations["patchUserUpload"];
        trace?: never;
    };
    "/management/user-uploads/{id}/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check an upload again with other cells or columns
         * @description A dry run like the first one. The corrected cells take the place of those in the file, which itself stays as it is;
         *     corrections of earlier calls are kept. Possible until the upload is started.
         */
        post: operations["correctUserUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/user-uploads/{id}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List lines of an upload in their order */
        get: operations["listUserUploadLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/user-uploads/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download what became of each line as CSV */
        get: operations["exportUserUpload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find people
         * @description `search` reads names, email addresses, phone numbers and references such as `usr_42` and `pur_7`, and forgives
         *     typing errors. Marketing is answered names, roles and states alone, and can't search or filter by anything else.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Add an account
         * @description Its owner chooses a password by the activation email; an address has one account. Only admins give other roles than
         *     `student`.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/users/-/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get how many people there are */
        get: operations["countUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/users/-/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the list of people as CSV
         * @description The first 50,000 people that the filters find, in the order of the list. The download is written into the log.
         */
        get: operations["exportUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/users/-/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Do one thing with each of many accounts
         * @description What is refused for one stops no other and says why. Sent again it changes nothing: who is blocked or has the award
         *     already stays so, and a message with its `changeId` reaches each person once. Admins and customer support write,
         *     open and shut accounts and reset progress, admins and sales sell, and admins alone give awards.
         */
        post: operations["actOnUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an account with what its owner told */
        get: operations["getUser"];
        put?: never;
        post?: never;
        /**
         * Delete an account in 14 days
         * @description As if the person had requested it: they get an email, subscriptions are cancelled at once, and until the day they or an admin can keep the account. Requires a sign-in within the last five minutes. Answers 409 when the account has changed since.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /**
         * Change an account
         * @description Fields left out stay as they are. `blocked` and `status` sign its owner out everywhere at once. A field that
         *     changed since `version` answers 409 with `current`. Only admins give roles and change accounts of staff; you can't
         *     change your own account here.
         */
        patch: operations["patchUser"];
        trace?: never;
    };
    "/management/users/{id}/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what deleting an account does, and when it is due */
        get: operations["getUserDeletion"];
        put?: never;
        post?: never;
        /** Keep an account that is to be deleted */
        delete: operations["keepUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/users/{id}/activation-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a link to choose a password and confirm the address
         * @description Earlier links stop working. Mails to one address are limited.
         */
        post: operations["sendActivationEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/users/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List staff's notes about a person, newest first */
        get: operations["listUserNotes"];
        put?: never;
        /**
         * Add a note about a person
         * @description Sent again with its `changeId`, it is added once.
         */
        post: operations["createUserNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/users/{id}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a note about a person
         * @description Admins delete any, others their own. A note that is gone is no error.
         */
        delete: operations["deleteUserNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/users/{id}/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what staff did with an account and what happened to its purchases, newest first */
        get: operations["listUserLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/users/{id}/context": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what the portal keeps about a person */
        get: operations["getUserContext"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change flags of a person's context
         * @description Only flags that nothing computes: points, levels, payment states and lists of products follow from what happened.
         *     409 with the context where `seen` is no longer what is stored.
         */
        patch: operations["patchUserContext"];
        trace?: never;
    };
    "/management/users/{id}/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to see the portal as a person sees it
         * @description Read-only, for an hour, with the caller's own token: none of that person is ever issued. The log of both accounts
         *     says who looked and why. Money and messages stay closed.
         */
        post: operations["startUserView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/users/{id}/views/{viewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what a person learns, as they see it
         * @description 404 after one hour.
         */
        get: operations["getUserView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/users/{id}/views/{viewId}/modules/{moduleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the lessons of a person's product, as they see them */
        get: operations["getUserViewOutline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/users/{id}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what a person did so far */
        get: operations["getUserStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/users/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a buyer's payments, newest first, with their payment methods */
        get: operations["listUserPayments"];
        put?: never;
        /**
         * Add or replace a buyer's card
         * @description Takes what the card provider's frame gave. Tries are limited.
         */
        post: operations["addUserCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/users/{id}/purchasable-modules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what staff can sell to a buyer
         * @description Products the buyer doesn't have, with the plans of coupons meant for staff; of products without such a coupon,
         *     their normal plans. What a product costs as an add-on comes last.
         */
        get: operations["listPurchasableModules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/users/{id}/purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a buyer's purchases, newest first */
        get: operations["listUserPurchases"];
        put?: never;
        /**
         * Sell a product to a buyer
         * @description `card` and `wallet` charge what the buyer saved; `offline` notes that it was paid elsewhere; `noCharge` gives it
         *     away. Sent again with its `requestId`, it is sold once.
         */
        post: operations["createUserPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/users/{id}/purchases/-/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See what selling a product would do
         * @description Money, access and mail of a sale as it would be made now; nothing is changed. Refuses like the sale itself where it
         *     can't be made.
         */
        get: operations["previewUserSale"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/users/{id}/purchases/{purchaseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a purchase with all that was done with it */
        get: operations["getUserPurchase"];
        put?: never;
        post?: never;
        /**
         * Remove a purchase
         * @description What it opened closes. Money that was paid stays paid: refund it before.
         */
        delete: operations["deleteUserPurchase"];
        options?: never;
        head?: never;
        /**
         * Change a purchase
         * @description `updateNextChargeDate` {nextChargeDate}; `pause` and `setPauseDate` {pausedUntil, or none to resume by hand};
         *     `resume`; `extend` {newExpiryDate}; `switchPaymentMethod` {paymentType}; `cancelSubscription`;
         *     `reactivateSubscription` {requestId if the month that begins today is charged}; `reset` takes back dates that were
         *     set by hand and counts them from the plan again. What was changed since `version` is 409 with `current`. Only
         *     admins move charges, reset, and charge a reactivation.
         */
        patch: operations["patchUserPurchase"];
        trace?: never;
    };
    "/management/users/{id}/purchases/{purchaseId}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See what an action on a purchase would do
         * @description Money, access, mail and undo of an action with these values, as it would be done now; nothing is changed. Refuses
         *     like the action itself where it can't be done.
         */
        get: operations["previewUserPurchase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/users/{id}/purchases/{purchaseId}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Refund a purchase
         * @description `refund` {paymentId, amount} gives back a payment or a part of it; `refundProduct` {amount, or none for all that is
         *     left} the purchase. Either approves an open refund request; `rejectRefundRequest` {logMessage} refuses it. Customer
         *     support refunds up to a limit for each purchase. Sent again with its `requestId`, money goes back once.
         */
        patch: operations["refundUserPurchase"];
        trace?: never;
    };
    "/management/users/{id}/purchases/{purchaseId}/charges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Charge what is left of a purchase
         * @description An amount up to the balance due, or with `isPayOff` all of it. Sent again with its `requestId`, it is charged once.
         */
        post: operations["chargeUserPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List applications to decide on
         * @description Mentors see those for the programs they review, staff see all of them. What waits comes first, the oldest first.
         */
        get: operations["listApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an application to decide on */
        get: operations["getApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Accept or refuse an application
         * @description The applicant gets one notification and one email. If it has been decided in the meantime: 409 with the current state.
         */
        patch: operations["decideOnApplication"];
        trace?: never;
    };
    "/lessons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a free lesson
         * @description For visitors. Answers 404 for lessons that are not free, and for those of products that are not published.
         */
        get: operations["getFreeLesson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lessons/{id}/exercises": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the exercises of a free lesson
         * @description For visitors. Answers 404 unless the lesson is free and its product is published.
         */
        get: operations["getFreeExercises"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lessons/{id}/exercises/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check an answer to an exercise of a free lesson
         * @description For visitors. Nothing is stored.
         */
        post: operations["checkFreeExercise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lessons/{id}/quiz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the quiz of a free lesson
         * @description For visitors. Answers 404 unless the lesson is free and its product is published.
         */
        get: operations["getFreeQuiz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lessons/{id}/quiz/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the answers to the quiz of a free lesson
         * @description For visitors. Nothing is stored.
         */
        post: operations["reviewFreeQuiz"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/homeworks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the homework of the products I author
         * @description The last changed comes first.
         */
        get: operations["listCreatorHomeworks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/modules/{moduleId}/homework": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a lesson with its homework */
        get: operations["getLessonHomework"];
        /**
         * Change the homework of a lesson
         * @description Its kind can only change while nothing was handed in.
         */
        put: operations["updateHomework"];
        /**
         * Create the homework of a lesson
         * @description The same homework sent again, after a lost response, answers with the one it created; another one answers 409.
         */
        post: operations["createHomework"];
        /**
         * Delete the homework of a lesson
         * @description Submissions, points and finished lessons stay. Learners who only had the homework left finish the lesson.
         */
        delete: operations["deleteHomework"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the questions of my bank
         * @description The newest come first.
         */
        get: operations["listBankQuestions"];
        put?: never;
        /**
         * Add a question to my bank
         * @description Repeating the call with the same `changeId` adds nothing.
         */
        post: operations["createBankQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/questions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a question of my bank */
        get: operations["getBankQuestion"];
        /**
         * Change a question of my bank
         * @description Attempts that were started keep the question they were given.
         */
        put: operations["updateBankQuestion"];
        post?: never;
        /**
         * Remove a question from my bank
         * @description Exams that have it keep it until they are saved again.
         */
        delete: operations["deleteBankQuestion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/exams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the exams and SQC I own
         * @description The last changed comes first.
         */
        get: operations["listCreatorExams"];
        put?: never;
        /**
         * Create an exam or SQC
         * @description The same one sent again, after a lost response, answers with the one it created. Published, its questions are drawn from the bank by its blueprint.
         */
        post: operations["createExam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/exams/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an exam or SQC I own */
        get: operations["getCreatorExam"];
        /**
         * Change an exam or SQC
         * @description Attempts keep the questions and the pass mark they were started with.
         */
        put: operations["updateExam"];
        post?: never;
        /**
         * Delete an exam or SQC
         * @description Completed attempts and their points stay.
         */
        delete: operations["deleteExam"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/exams/{id}/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the results of all attempts at an exam
         * @description Of the latest 2,000 completed attempts.
         */
        get: operations["getCreatorExamResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/quizzes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the quizzes of the products I author
         * @description The last changed comes first.
         */
        get: operations["listCreatorQuizzes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/quizzes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a quiz with its answer key */
        get: operations["getCreatorQuiz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/quizzes/{id}/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how learners answered a quiz
         * @description Of the latest 5,000 submissions. Questions that were removed since are left out.
         */
        get: operations["getQuizStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/modules/{moduleId}/quizzes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a lesson with its quiz and the answer key */
        get: operations["getLessonQuiz"];
        put?: never;
        /**
         * Create the quiz of a lesson
         * @description The same quiz sent again, after a lost response, answers with the one it created; another one answers 409.
         */
        post: operations["createQuiz"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/modules/{moduleId}/quizzes/{quizId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the quiz of a lesson
         * @description Submissions keep the questions they were given.
         */
        put: operations["updateQuiz"];
        post?: never;
        /**
         * Delete the quiz of a lesson
         * @description Submissions, points and finished lessons stay. Learners who only had the quiz left finish the lesson.
         */
        delete: operations["deleteQuiz"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/visit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep what was learned before signing up
         * @description Adds the finished free lessons, the answers and the positions kept on a device to the account, once. Answers are graded again. Free products are started where that is possible. Lessons that are not free, and what the account already did, are left out. A visit belongs to the first account that sends it: for others it has no effect.
         */
        post: operations["keepVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/lessons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a lesson to learn from */
        get: operations["getMyLesson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/modules/{moduleId}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report what was watched */
        post: operations["reportVideoStats"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my notes by product, lesson and position */
        get: operations["listMyNotes"];
        put?: never;
        /**
         * Take a note at a point in a lesson
         * @description Repeating a request with the same id, after a lost response, doesn't create a second note. A lesson holds up to 100 notes.
         */
        post: operations["createMyNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/notes/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the products I have notes on */
        get: operations["listMyNoteProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/notes/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download my notes as a tagged PDF
         * @description Contains the first 500 notes that match the filter.
         */
        get: operations["downloadMyNotesPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of my notes */
        get: operations["getMyNote"];
        put?: never;
        post?: never;
        /** Delete a note */
        delete: operations["deleteMyNote"];
        options?: never;
        head?: never;
        /** Edit a note */
        patch: operations["updateMyNote"];
        trace?: never;
    };
    "/modules/{moduleId}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the questions of a lesson, newest first */
        get: operations["listQuestions"];
        put?: never;
        /**
         * Ask a question about a lesson
         * @description The author follows the question. Repeating your last question, after a lost response, doesn't create a second one.
         */
        post: operations["askQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/modules/{moduleId}/questions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a question and its responses, oldest first */
        get: operations["getQuestion"];
        put?: never;
        post?: never;
        /**
         * Delete a question
         * @description Authors can delete a question until someone else responds; mentors of the product can always delete it.
         */
        delete: operations["deleteQuestion"];
        options?: never;
        head?: never;
        /** Edit my question */
        patch: operations["updateQuestion"];
        trace?: never;
    };
    "/modules/{moduleId}/questions/{id}/responses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Respond to a question
         * @description Followers are notified. Your first response makes you a follower. Repeating your last response, after a lost reply, doesn't create a second one.
         */
        post: operations["respondToQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/modules/{moduleId}/questions/{id}/responses/{responseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a response
         * @description For its author and the mentors of the product.
         */
        delete: operations["deleteResponse"];
        options?: never;
        head?: never;
        /** Edit my response */
        patch: operations["updateResponse"];
        trace?: never;
    };
    "/modules/{moduleId}/questions/{id}/followers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Follow a question */
        post: operations["followQuestion"];
        /** Unfollow a question */
        delete: operations["unfollowQuestion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/modules/{moduleId}/exercises": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the exercises of a lesson with my answers */
        get: operations["getMyExercises"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/exercises/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save an answer without checking it */
        put: operations["saveMyExerciseAnswer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/exercises/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save an answer and check it
         * @description The same answer always gets the same grade: checking it again returns the stored one.
         */
        post: operations["checkMyExercise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/modules/{moduleId}/exercises": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a lesson with its exercises, their model answers and tests */
        get: operations["getAuthoredExercises"];
        put?: never;
        /**
         * Add an exercise to a lesson
         * @description It is added if it passes its own tests in every variant. The same change id again answers with the exercise it created.
         */
        post: operations["createExercise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/exercises/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give an exercise its next version
         * @description Learners who started with an earlier version keep it.
         */
        put: operations["updateExercise"];
        post?: never;
        /**
         * Remove an exercise that no learner has begun
         * @description One that learners have begun answers 409.
         */
        delete: operations["deleteExercise"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/modules/{moduleId}/quiz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the quiz of a lesson */
        get: operations["getMyQuiz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/quizzes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my quizzes with the latest submission */
        get: operations["listMyQuizzes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/quizzes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Hand in all answers and get the review */
        put: operations["saveMyQuizAnswers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/quizzes/{id}/answers/{questionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save an answer before handing in */
        put: operations["saveMyQuizAnswer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quizzes/-/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List quiz submissions */
        get: operations["listQuizSubmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quizzes/{quizId}/submissions/{submissionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a quiz submission and its review
         * @description For its owner and the mentors of its product.
         */
        get: operations["getQuizSubmission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quizzes/{quizId}/submissions/{submissionId}/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave feedback on a submission */
        post: operations["postQuizFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/modules/{moduleId}/homework": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get my homework for a lesson */
        get: operations["getMyHomework"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/modules/{id}/homework": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the homework task of a lesson */
        get: operations["getModuleHomework"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/products/-/homeworks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count my homework by product */
        get: operations["listMyProductHomeworks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/homeworks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my homework */
        get: operations["listMyHomeworks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/homeworks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand in homework */
        post: operations["submitHomework"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/homeworks/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Message the mentor
         * @description Works before handing in, too.
         */
        post: operations["postHomeworkMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homeworks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List homework submissions to review */
        get: operations["listHomeworks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homeworks/-/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List homework submissions to review */
        get: operations["listHomeworkSubmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homeworks/{homeworkId}/submissions/{submissionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a homework submission
         * @description For its owner and the mentors of its product.
         */
        get: operations["getHomeworkSubmission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Accept a submission or request a revision */
        patch: operations["setHomeworkSubmissionStatus"];
        trace?: never;
    };
    "/homeworks/{homeworkId}/submissions/{submissionId}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Claim a submission to review it
         * @description No other mentor can decide on it until you release it, decide, or the claim expires. Claiming again restarts the claim.
         */
        put: operations["claimHomeworkSubmission"];
        post?: never;
        /**
         * Release a claimed submission
         * @description A claim held by another mentor is left alone.
         */
        delete: operations["releaseHomeworkSubmission"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homeworks/{homeworkId}/submissions/{submissionId}/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post a message on a submission
         * @description For its owner and the mentors of its product.
         */
        post: operations["postHomeworkFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homeworks/{homeworkId}/submissions/{submissionId}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a short-lived link to a submitted file */
        get: operations["getHomeworkFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homeworks/{homeworkId}/submissions/{submissionId}/files/{fileId}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look into a submitted file
         * @description For its owner and the mentors of its product. Text, images, PDF files and the names in zip archives; large text is cut.
         */
        get: operations["getHomeworkFilePreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homeworks/{homeworkId}/submissions/{submissionId}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the comments on the lines of a submission
         * @description For its owner and the mentors of its product, in the order they were written. Drafts are seen by their author only.
         */
        get: operations["listSubmissionComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homeworks/{homeworkId}/submissions/{submissionId}/comments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save a comment on a line as a draft
         * @description It is sent with the decision on this attempt. The same id saves the draft again.
         */
        put: operations["saveSubmissionComment"];
        post?: never;
        /** Delete a draft */
        delete: operations["deleteSubmissionComment"];
        options?: never;
        head?: never;
        /** Say whether a comment on an earlier attempt is settled */
        patch: operations["settleSubmissionComment"];
        trace?: never;
    };
    "/mentors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List mentors */
        get: operations["listMentors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mentors/{id}/modules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the products a mentor reviews */
        get: operations["listMentorModules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mentors/{id}/cohorts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the cohorts a mentor reviews, newest first
         * @description Mentors see the cohorts of their programs; staff see all of them.
         */
        get: operations["listMentorCohorts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/snippets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my feedback snippets by title */
        get: operations["listMySnippets"];
        put?: never;
        /**
         * Create a feedback snippet
         * @description You can keep up to 100. Repeating a request, after a lost response, doesn't create a duplicate.
         */
        post: operations["createMySnippet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/snippets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Update a feedback snippet */
        put: operations["updateMySnippet"];
        post?: never;
        /** Delete a feedback snippet */
        delete: operations["deleteMySnippet"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/desk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the work that waits for my review
         * @description Homework, quizzes with mistakes, and milestones of the products I mentor. Oldest first; what other mentors have claimed comes last.
         */
        get: operations["getMyDesk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/desk/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get news of the cohorts I mentor
         * @description Milestones due within a week, and questions without an answer.
         */
        get: operations["getMyDeskNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/desk/decisions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a decision I made at my desk */
        get: operations["getMyDeskDecision"];
        /**
         * Decide on waiting work
         * @description The decision is held for ten seconds, in which it can be taken back, and is then sent with its comments. The learner is notified once, when it is sent. Repeating a request with the same id has no effect.
         */
        put: operations["decideAtMyDesk"];
        post?: never;
        /** Take a held decision back */
        delete: operations["undoMyDeskDecision"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exams/{uniqueName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an exam and my status in it */
        get: operations["getExam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exams/{uniqueName}/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the results of my completed attempts */
        get: operations["getExamResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/exams/{id}/checklist/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Tick or untick a checklist item */
        put: operations["tickMyChecklistItem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/exams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the exams of my products */
        get: operations["listMyExams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/exams/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start or resume an exam attempt
         * @description An exam has at most one open attempt per learner. Starting again, on this or another device, returns it.
         */
        post: operations["startExamAttempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/exams/attempts/{examAttemptId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of my attempts */
        get: operations["getExamAttempt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Hand in an attempt
         * @description Handing in a completed attempt again has no effect.
         */
        patch: operations["finishExamAttempt"];
        trace?: never;
    };
    "/me/exams/attempts/{examAttemptId}/answers/{examAnswerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save an answer during an attempt
         * @description Answers 410 once the attempt is completed.
         */
        put: operations["saveExamAnswer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/milestones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my milestones */
        get: operations["listMyMilestones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/milestones/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of my milestones */
        get: operations["getMyMilestone"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/milestones/{id}/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand in a milestone */
        post: operations["submitMilestone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/milestones/{id}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a short-lived link to a submitted file */
        get: operations["getMilestoneFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the address of my calendar */
        get: operations["getMyCalendar"];
        /** Turn my calendar on or off */
        put: operations["setMyCalendar"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/milestones/-/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List milestone submissions to review
         * @description Mentors see the programs they review; staff see all of them.
         */
        get: operations["listMilestoneSubmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/milestones/{milestoneId}/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a learner's milestone to review */
        get: operations["getMilestoneSubmission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Review a learner's milestone */
        patch: operations["reviewMilestone"];
        trace?: never;
    };
    "/milestones/{milestoneId}/users/{userId}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Claim a milestone to review it
         * @description No other mentor can decide on it until you release it, decide, or the claim expires.
         */
        put: operations["claimMilestone"];
        post?: never;
        /**
         * Release a claimed milestone
         * @description A claim held by another mentor is left alone.
         */
        delete: operations["releaseMilestone"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/milestones/{milestoneId}/users/{userId}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a short-lived link to a learner's file */
        get: operations["getReviewedMilestoneFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/milestones/{milestoneId}/users/{userId}/files/{fileId}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Look into a learner's file */
        get: operations["getReviewedMilestoneFilePreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/users/{id}/milestones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a learner's milestones */
        get: operations["listUserMilestones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/users/{id}/milestones/{milestoneId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Decide on a learner's milestone */
        patch: operations["setUserMilestone"];
        trace?: never;
    };
    "/creator/me/modules/{id}/milestones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the milestones of a program */
        get: operations["listModuleMilestones"];
        /**
         * Set the milestones of a program
         * @description In the order sent. Cohorts get new ones and lose removed ones; one with work can't be removed.
         */
        put: operations["replaceModuleMilestones"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/me/modules/{id}/cohorts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the cohorts of a program */
        get: operations["listModuleCohorts"];
        put?: never;
        /** Create a cohort of a program */
        post: operations["createCohort"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/me/cohorts/{cohortId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a cohort
         * @description A new start also moves the due dates and notifies the learners.
         */
        put: operations["updateCohort"];
        post?: never;
        /** Delete a cohort without learners */
        delete: operations["deleteCohort"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/me/cohorts/{cohortId}/lesson-mappings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the lessons of a program with their day in a cohort */
        get: operations["getCohortLessonMappings"];
        /** Set the days of lessons in a cohort */
        put: operations["replaceCohortLessonMappings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/modules/{id}/cohorts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the cohorts of a program */
        get: operations["listModuleCohortsAdmin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/cohorts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List cohorts */
        get: operations["listCohorts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/cohorts/{cohortId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a cohort with its milestones */
        get: operations["getCohort"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Open or close a cohort
         * @description An open cohort can be chosen by those who get its program. Who has it keeps it.
         */
        patch: operations["openCohort"];
        trace?: never;
    };
    "/management/cohorts/{cohortId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the learners of a cohort with each milestone */
        get: operations["listCohortLearners"];
        put?: never;
        /**
         * Assign learners to a cohort
         * @description They get the program with it. One who has another cohort moves; work on the same milestones comes along.
         */
        post: operations["assignUsersToCohort"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/cohorts/{cohortId}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what staff did with a cohort and its learners, newest first
         * @description Whose milestones they decided on, whom they placed, which due dates they moved, and what can be taken back.
         */
        get: operations["listCohortChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/cohorts/{cohortId}/changes/{changeId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back what was done with a cohort
         * @description A decision on a milestone, a move from another cohort, or a change of due dates. 409 if what it changed is
         *     no longer as it left it. Learners are told as of every other change.
         */
        post: operations["undoCohortChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/cohorts/{cohortId}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide on many milestones of a cohort
         * @description Each like a single decision: one that changed since it was seen is refused without stopping the others.
         */
        post: operations["decideOnCohort"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/users/{id}/programs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a learner's programs with their cohort and progress */
        get: operations["listUserPrograms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/users/{id}/cohort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a learner's cohort
         * @description Work on the same milestones comes along. Resets the progress of the modules named, and of no other.
         */
        patch: operations["changeUserCohort"];
        trace?: never;
    };
    "/me/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report something that another person wrote
         * @description Staff look at it. Each person reports a thing once: the same report again has no effect. At most ten reports an hour.
         */
        post: operations["reportContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/moderation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what staff decided on or still review of what I wrote, latest first */
        get: operations["listMyModeration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/moderation/{caseId}/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a second look at a decision
         * @description Once for each thing. Another member of staff decides where there is one.
         */
        post: operations["appealDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/moderation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was reported or is held for review
         * @description What waits comes oldest first, what was decided latest first.
         */
        get: operations["listModerationCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/moderation/{caseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a case: the content in its context, the reports, earlier decisions */
        get: operations["getModerationCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/moderation/{caseId}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide on a case
         * @description Names the version the decision is based on; any other answers 409 with `current`. The author is notified once. Staff can't
         *     decide on their own texts; another member of staff decides on an appeal, if there is one.
         */
        post: operations["decideOnModerationCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/users/-/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a reset of progress would take from several learners together
         * @description One line for each product. People who are gone, and the caller, lose nothing: their progress can't be reset.
         */
        get: operations["listUsersProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/users/{id}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what a reset of progress would take from a learner */
        get: operations["listUserProgress"];
        put?: never;
        /**
         * Reset a learner's progress in modules
         * @description Lessons, quizzes, homework and points start over; certificates stay. Sent again with its `changeId` it changes nothing.
         */
        post: operations["resetUserProgress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/cohorts/{cohortId}/milestones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the due dates of a cohort */
        get: operations["getCohortDueDates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Extend or reset the due dates of a cohort */
        patch: operations["moveCohortDueDates"];
        trace?: never;
    };
    "/uploads/parameters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create the parameters of a signed upload */
        post: operations["createUploadParameters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start or resume an upload in parts
         * @description The same file for the same purpose resumes the upload started before, including the parts already stored. Each part is posted with its own form; the last part may be shorter.
         */
        post: operations["createUploadInParts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/parts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancel an upload and delete its parts
         * @description Has no effect if it was already cancelled. Answers 409 if the file has been handed in.
         */
        delete: operations["deleteUploadInParts"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/parts/{id}/forms/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the signed form of a part
         * @description The form accepts exactly the bytes of this part and is valid for an hour.
         */
        post: operations["createPartParameters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/parts/{id}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join the parts into one file
         * @description Large files take a while: call again until isJoined is true. Answers 409 if parts are missing.
         */
        post: operations["joinUploadInParts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/extensions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the upload rules of a category */
        get: operations["getUploadRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my latest notifications, newest first */
        get: operations["listMyNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Mark all notifications as read, or take that back
         * @description Name the change with `changeId` to take it back: `action=unread` with the same `changeId` makes unread what that change read, and nothing else.
         */
        patch: operations["readAllMyNotifications"];
        trace?: never;
    };
    "/me/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Mark a notification as read or unread */
        patch: operations["readMyNotification"];
        trace?: never;
    };
    "/me/notifications/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a ticket for the live notifications socket */
        post: operations["createSocketTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/notifications/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my notifications with one row for each event, newest first
         * @description Answers about the same question within 24 hours, and the followers of a day, are one row. A later state of the same work replaces the earlier one.
         */
        get: operations["listMyNotificationGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/notifications/groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Mark everything in a row as read or unread */
        patch: operations["readMyNotificationGroup"];
        trace?: never;
    };
    "/me/notifications/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what I am told of, and where */
        get: operations["getMyNotificationSettings"];
        /**
         * Choose what I am told of, and where
         * @description Topics that are left out stay as they are. Payments can't be turned off.
         */
        put: operations["saveMyNotificationSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/notifications/mail-fault": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Send mail to my address again
         * @description Mail stops after an address bounces or complains. Clearing it lets the next mail try again.
         */
        delete: operations["clearMyMailFault"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/modules/{id}/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the ratings of a product or lesson */
        get: operations["listModuleRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/modules/{id}/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get my rating of a product or lesson
         * @description Answers 404 if you haven't rated it yet.
         */
        get: operations["getMyModuleRating"];
        put?: never;
        /**
         * Rate a product or lesson, or update my rating
         * @description You can rate a product you are taking or have finished, and any lesson open to you. Only products ask how likely you are to recommend them.
         */
        post: operations["rateModule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/modules/{id}/survey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the onboarding survey of a program
         * @description For learners of the program. Answers 404 if the program has no survey.
         */
        get: operations["getMySurvey"];
        /**
         * Answer the onboarding survey of a program
         * @description Replaces earlier answers and removes the program from programIdsIncompleteOnboardingSurvey in the context.
         */
        put: operations["answerMySurvey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/modules/{id}/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the agreement of a product
         * @description For learners of the product. Answers 404 if the product asks for none.
         */
        get: operations["getMyTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/modules/{id}/terms/agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accept the agreement of a product
         * @description The images are uploaded first. An accepted agreement never changes; accepting again answers 409.
         */
        put: operations["acceptMyTerms"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/modules/{id}/terms/rejection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Decline the agreement of a product
         * @description Ends the purchase (status declined) and its access. This call does not refund money: staff are notified.
         */
        put: operations["rejectMyTerms"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/modules/{id}/terms/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See the agreement as it would be signed
         * @description Stores nothing.
         */
        post: operations["previewMyTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/modules/{id}/terms/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the agreement I accepted */
        get: operations["downloadMyTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/diplomas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my certificates and awards, newest first */
        get: operations["listMyDiplomas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/diplomas/{diplomaId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of my certificates or awards */
        get: operations["getMyDiploma"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/diplomas/{diplomaId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a certificate or award as a tagged PDF */
        get: operations["downloadMyDiplomaPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verifications/diplomas/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify a certificate
         * @description Shows what is printed on the certificate and nothing else.
         */
        get: operations["verifyDiploma"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/labs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List practice labs and my access to each */
        get: operations["listMyLabs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/labs/{id}/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a lab
         * @description Opening a lab for the first time starts its year of access. The address expires soon after; call again for a new one.
         */
        post: operations["accessLab"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/labs/{id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a lab in stages with what I entered
         * @description For a lab that runs in the academy, once it was opened. Stages to come have no goals yet.
         */
        get: operations["getMyLabRun"];
        /**
         * Save what I entered in a lab
         * @description The log continues from the start of the open stage.
         */
        put: operations["saveMyLabLog"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/labs/{id}/run/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save what I entered and check the open stage
         * @description The server plays the log from the start. The next stage opens once every required goal is met; the same check sent again changes nothing.
         */
        post: operations["checkMyLabStage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/modules/{id}/labs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the labs included in a product */
        get: operations["getMyModuleLabs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/recordings/{recordingId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a batch of a session recording
         * @description Only if the user's context enables recording and their only roles are student or instructor assistant. Typed text is masked before it is sent. Batches the recording provider rejects are logged and dropped.
         */
        post: operations["recordSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partners/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the partner of a publishable key
         * @description Frames on other sites ask for it to know which sites they may talk to. Revoked keys answer 404.
         */
        get: operations["getPartner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partners/{key}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a lesson with a token that a partner signed
         * @description Exchanges a token of the partner's server for an hour in which one lesson opens without an account. A token works once, for five minutes, on the site that it names. Answers 403 with what is wrong with the token.
         */
        post: operations["openPartnerSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkouts/{uniqueId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a sales page
         * @description Answers 404 for pages that are hidden, and for products that are not for sale.
         */
        get: operations["getCheckoutPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkouts/{uniqueId}/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the plans of a sales page
         * @description With the coupon of the page, another one, or none. A coupon that does not apply here answers 422, whatever the reason.
         */
        get: operations["listCheckoutPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/me/modules/{id}/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the coupons of a product I author
         * @description The coupon DEFAULT comes first.
         */
        get: operations["listCreatorCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/me/modules/{id}/coupons/{couponCode}/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the price list of a coupon */
        get: operations["getCreatorPrices"];
        /**
         * Save the price list of a coupon
         * @description By the id or code of the coupon; an unknown code creates a coupon. Changed plans are for new buyers: existing purchases continue as they were sold. An empty list removes the coupon. The response is the stored list.
         */
        put: operations["saveCreatorPrices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/me/modules/{id}/coupons/{couponCode}/prices/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get what buyers would see, and what running purchases keep
         * @description Stores nothing.
         */
        post: operations["previewCreatorPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/me/diplomas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the certificates and awards I author
         * @description The newest first.
         */
        get: operations["listCreatorDiplomas"];
        put?: never;
        /** Create a certificate or award */
        post: operations["createDiploma"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/me/diplomas/{diplomaId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a certificate or award I author */
        get: operations["getCreatorDiploma"];
        /**
         * Change a certificate or award
         * @description Those that were issued stay as they were issued.
         */
        put: operations["updateDiploma"];
        post?: never;
        /**
         * Delete a certificate or award
         * @description It is no longer given. Those that were issued stay valid.
         */
        delete: operations["deleteDiploma"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/me/diplomas/{diplomaId}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Draw a certificate with a sample name */
        post: operations["previewDiploma"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/me/modules/-/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the mails of the products I author */
        get: operations["listCreatorEmails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/me/modules/{moduleId}/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the mails of a product */
        get: operations["getCreatorEmails"];
        /** Save the mails of a product */
        put: operations["saveCreatorEmails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/me/modules/{moduleId}/emails/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get a mail as its reader would */
        post: operations["previewCreatorEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/me/modules/{moduleId}/emails/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a mail to myself */
        post: operations["sendTestEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/labs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the practice labs I author */
        get: operations["listCreatorLabs"];
        put?: never;
        /**
         * Create a practice lab
         * @description A draft until it is published as a product.
         */
        post: operations["createCreatorLab"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/labs/{labId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a practice lab */
        put: operations["updateCreatorLab"];
        post?: never;
        /**
         * Delete a practice lab
         * @description Unpublish it first; learners keep the access they have.
         */
        delete: operations["deleteCreatorLab"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/labs/{labId}/stages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the stages of a practice lab I author */
        get: operations["getCreatorLabStages"];
        /**
         * Give a practice lab its stages, or the next version of them
         * @description Only for individual labs. Each stage must pass its own tests; what doesn't answers 422 with the faults by place in
         *     `fieldErrors`: `stages.1.tests.0` is the first test of the second stage. Learners who began an earlier version go
         *     on with that one.
         */
        put: operations["saveCreatorLabStages"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the notifications I write */
        get: operations["listCreatorNotifications"];
        put?: never;
        /** Write a notification */
        post: operations["createCreatorNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/notifications/{notificationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a notification I write */
        get: operations["getCreatorNotification"];
        /**
         * Change a notification, or take it back
         * @description Possible until sending starts; after that it answers 409.
         */
        put: operations["updateCreatorNotification"];
        post?: never;
        /**
         * Delete a notification
         * @description What was sent stays with those who have it.
         */
        delete: operations["deleteCreatorNotification"];
        options?: never;
        head?: never;
        /**
         * Schedule a notification, or take it back
         * @description Schedules the version that was saved last. Possible until sending starts; after that it answers 409.
         */
        patch: operations["scheduleCreatorNotification"];
        trace?: never;
    };
    "/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what a product is sold for
         * @description Without a coupon, the prices everyone sees. A code that can't be used is refused with 'Invalid coupon', whatever the cause. `isMigration` returns the prices for owners of a product that this one replaces, if the caller is one; a coupon comes before them.
         */
        get: operations["listPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prices/{id}/crosssells": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the offers of a price
         * @description Products the caller already has are left out. With `isRecursive`, includes the offers that follow an accepted or refused one.
         */
        get: operations["listCrosssells"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/modules/{id}/campaign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what a coupon says, and its plans */
        get: operations["getModuleCampaign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get every figure of an order
         * @description Places no order. Send the order with the `dueToday` of this quote; if the price has changed since, it is refused.
         */
        post: operations["createMyQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get my unused credits */
        get: operations["getMyCredits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /** Count my unused credits */
        head: operations["headMyCredits"];
        patch?: never;
        trace?: never;
    };
    "/me/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get my payment methods, or begin to connect a wallet
         * @description `getPaymentMethods` answers with my card and wallet. `getPayPalToken` begins an approval at the wallet's
         *     provider; nothing is connected until it is sent back with `createPayPalBillingAgreement`.
         */
        get: operations["getMyPayments"];
        put?: never;
        /**
         * Add or replace my card or wallet
         * @description `addCard` takes what the card provider's frame gave; `createPayPalBillingAgreement` an approved token of
         *     getPayPalToken, which works once and only for who asked for it. Tries are limited.
         */
        post: operations["postMyPayments"];
        /**
         * Disconnect my wallet
         * @description Without a wallet nothing happens. Purchases it pays for are moved to the card with `moveTo`; without it the wallet stays: 409.
         */
        delete: operations["deleteMyPayments"];
        options?: never;
        head?: never;
        /** Make a payment method the primary one */
        patch: operations["patchMyPayments"];
        trace?: never;
    };
    "/me/billing-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the company and address printed on my receipts */
        get: operations["getMyBillingDetails"];
        /** Change the company and address printed on later receipts */
        put: operations["putMyBillingDetails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my purchases, newest first */
        get: operations["listMyPurchases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/purchases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of my purchases */
        get: operations["getMyPurchase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change one of my purchases
         * @description `cancelSubscription` keeps access until `expiry`. `reactivateSubscription` charges nothing while days are
         *     left, otherwise the month that begins today. `payoff` charges the balance due. `retryPayment` charges what
         *     was declined. `switchPaymentMethod` changes what later charges use. `requestRefund` asks staff, within 14
         *     days of a payment. What was changed since `version` is 409 with `current`; sent again with its `requestId`,
         *     a change is made once.
         */
        patch: operations["patchMyPurchase"];
        trace?: never;
    };
    "/me/purchases/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** See what an action would charge and change */
        get: operations["reviewMyPurchase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/purchases/-/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all my payments and refunds, newest first */
        get: operations["listMyPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/purchases/{purchaseId}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the payments and refunds of a purchase, newest first */
        get: operations["listMyPurchasePayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/purchases/{purchaseId}/payments/{paymentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the receipt of a payment
         * @description With `refundId` the credit note of one of its refunds.
         */
        get: operations["downloadMyReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkouts/{uniqueId}/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compute an order
         * @description Every figure that the page shows for a choice. A signed-in customer gets their own, or 409 if they have the product already; a token is optional.
         */
        post: operations["quoteCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkouts/{uniqueId}/wallet-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Begin to pay by wallet
         * @description The approval belongs to the customer, or to the browser with this order token.
         */
        get: operations["getCheckoutWalletToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkouts/{uniqueId}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy on a sales page
         * @description A visitor's purchase makes an account and mails how to open it. If the address has an account already, the answer is the same, the account stays as it is, and the mail says how to add the purchase after signing in. A token is optional: customers buy with their account and its saved methods.
         */
        post: operations["createCheckoutOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkouts/{uniqueId}/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an order
         * @description Only with its token, for a day. Also asks the provider again while the outcome is not known.
         */
        get: operations["getCheckoutOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkouts/{uniqueId}/orders/{orderId}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go on after the buyer confirmed a payment
         * @description Asks the provider what came of it. It can be called any number of times.
         */
        post: operations["confirmCheckoutOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkouts/{uniqueId}/orders/{orderId}/upsells": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept or refuse what is offered after the payment
         * @description Accepting charges the method of the order. The same answer again changes nothing. What was ordered signed in is accepted signed in.
         */
        post: operations["answerCheckoutUpsell"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an order that was paid signed out
         * @description With the code mailed to the address of the account. If the account has the product already, the payment is refunded.
         */
        post: operations["claimMyOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/awards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List certificates and awards that were issued, newest first */
        get: operations["listAwards"];
        put?: never;
        /**
         * Issue a certificate or award
         * @description People who already have it keep theirs. A revoked one becomes valid again under its old number.
         */
        post: operations["createAward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/award-choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find certificates and awards to issue */
        get: operations["listAwardChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/awards/{awardId}/renewal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Renew a certificate or award
         * @description It counts from now for as long as its template says. One that was revoked answers 409.
         */
        put: operations["renewAward"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/awards/{awardId}/revocation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Revoke a certificate or award
         * @description Its verification page says so at once.
         */
        put: operations["revokeAward"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partners/{key}/lessons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the name of a lesson in a frame
         * @description Frames ask for it before they offer to sign in. Answers 404 for lessons of products that are not published.
         */
        get: operations["getPartnerLesson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/lessons/{id}/frames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a lesson in a frame on the site of a partner
         * @description For an hour the lesson and its quiz open there, as long as the learner may open them. The frame keeps a random text to itself, sends it in the header x-partner-session, and is known by its hash. Sent again, the hour begins again.
         */
        post: operations["openLessonInFrame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List partners, newest first */
        get: operations["listPartners"];
        put?: never;
        /**
         * Add a partner with its first key
         * @description Sent again with its `changeId`, it is added once.
         */
        post: operations["createPartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/partners/{partnerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a partner */
        put: operations["putPartner"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/partners/{partnerId}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue a further key
         * @description The others stay valid until they are revoked.
         */
        post: operations["addPartnerKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/partners/{partnerId}/keys/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a key
         * @description Frames with it are refused from now on. A key that was revoked stays so.
         */
        delete: operations["revokePartnerKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/checkouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List sales pages, newest first */
        get: operations["listCheckouts"];
        put?: never;
        /**
         * Create a sales page
         * @description It starts as a draft that visitors do not see.
         */
        post: operations["createCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/checkout-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find products for a sales page
         * @description Products that are sold, with their one-time price, and add-ons with their price and texts. Add-ons come first; a page can only offer them with a product.
         */
        get: operations["listCheckoutProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/checkouts/{checkoutId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a sales page with what can be chosen for it */
        get: operations["getCheckout"];
        put?: never;
        post?: never;
        /**
         * Delete a sales page
         * @description Its orders stay, and its address is not used again. Deleting it again has no effect.
         */
        delete: operations["deleteCheckout"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/checkouts/{checkoutId}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the settings of a sales page
         * @description Once a page was published, its address and product stay.
         */
        put: operations["putCheckoutSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/checkouts/{checkoutId}/pricing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the pricing of a sales page
         * @description Visitors see it once the page is published.
         */
        put: operations["putCheckoutPricing"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/checkouts/{checkoutId}/orderbump": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the order bump of a sales page
         * @description Visitors see it once the page is published.
         */
        put: operations["putCheckoutOrderbump"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/checkouts/{checkoutId}/upsells": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the upsells of a sales page
         * @description Visitors see it once the page is published.
         */
        put: operations["putCheckoutUpsells"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/checkouts/{checkoutId}/layout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the layout of a sales page
         * @description Texts are cleaned, and uploaded pictures become part of the page.
         */
        put: operations["putCheckoutLayout"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/checkouts/{checkoutId}/publication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Publish a sales page with its changes, or take it off
         * @description Offers that did not change keep their ids, so that orders under way can still accept them.
         */
        put: operations["publishCheckout"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/checkouts/{checkoutId}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a sales page as visitors would see it with its changes */
        get: operations["previewCheckout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/addons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List add-ons, newest first */
        get: operations["listAddons"];
        put?: never;
        /** Create an add-on */
        post: operations["createAddon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/addons/{addonId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an add-on */
        get: operations["getAddon"];
        put?: never;
        post?: never;
        /**
         * Delete an add-on
         * @description Buyers keep it. Offers of a custom product end on every sales page; those of other products stay. Deleting it again has no effect.
         */
        delete: operations["deleteAddon"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/addons/{addonId}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the settings of an add-on
         * @description What it is called, and what it sells.
         */
        put: operations["putAddonSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/addons/{addonId}/pricing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the price of an add-on
         * @description Sales pages keep the price they were published with.
         */
        put: operations["putAddonPricing"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/addons/{addonId}/layout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the layout of an add-on
         * @description Sales pages keep the words they were published with.
         */
        put: operations["putAddonLayout"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/addons/{uniqueName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get something of mine that has no lessons
         * @description A product that is only sold as an add-on, for those who have it.
         */
        get: operations["getMyAddon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/me/modules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the products I author
         * @description Those I own and those I was given a permission for. The last changed comes first.
         */
        get: operations["listCreatorModules"];
        put?: never;
        /**
         * Create a product
         * @description A draft: only its authors see it. Repeating a request, after a lost response, creates no second one. 409 if the address or the alias is taken.
         */
        post: operations["createModule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/me/modules/-/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether an address and an alias are free
         * @description Both are unique among products of one type.
         */
        get: operations["checkModuleNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/me/modules/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a product as files
         * @description A zip of Markdown, YAML, WebVTT and media in the documented format, without prices, people and learners. The same product always gives the same bytes.
         */
        get: operations["exportModule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/me/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the imports I began, the latest first */
        get: operations["listProductImports"];
        put?: never;
        /**
         * Check files before they are imported
         * @description A dry run: it says what the import would add, change and remove, or what is wrong in which file and line, and changes nothing.
         */
        post: operations["checkProductImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/me/imports/{importId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Import files that were checked
         * @description Runs in the background, whole or not at all; an email is sent when it ends. If the product was changed since the check, the import fails and says so. 409 for files with faults.
         */
        put: operations["startProductImport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/me/copies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the copies I asked for, the latest first */
        get: operations["listProductCopies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/me/modules/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the page of a product I author as a learner sees it
         * @description What a learner sees right after starting it, with nothing locked and with drafts. Nothing is stored or counted.
         */
        get: operations["getModulePreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/me/modules/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Duplicate a product
         * @description Runs in the background. The copy is a draft with its own url and alias; an email is sent when it is made. 409 if a name is taken.
         */
        post: operations["duplicateModule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/me/modules/{id}/bundle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the products of a program or bundle I author
         * @description In order, unpublished ones too.
         */
        get: operations["listModuleBundle"];
        /**
         * Set the products of a program or bundle
         * @description Courses, projects and labs that are published or mine, in this order. Learners who have the product get what is added; what they have stays theirs. 409 if it was changed since `version`.
         */
        put: operations["replaceModuleBundle"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/me/modules/{id}/intro-page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the intro page of a product I author */
        get: operations["getCreatorIntroPage"];
        /**
         * Replace the intro page of a product I author
         * @description Pictures and videos are files of the product; a video comes with the poster and captions of its lesson. Answers 409 if the page was changed since `version`.
         */
        put: operations["replaceIntroPage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/me/modules/{id}/survey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the onboarding survey of a program I author */
        get: operations["getCreatorSurvey"];
        /**
         * Replace the onboarding survey of a program I author
         * @description Learners are asked as long as it has questions. Answers given before stay as they were given. Answers 409 if the survey was changed since `version`.
         */
        put: operations["replaceSurvey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/me/modules/{id}/survey/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the answers to the survey of a program I author
         * @description The latest first
         */
        get: operations["listSurveyAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/me/modules/{id}/survey/answers/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the answers to the survey of a program I author as CSV
         * @description One line for each learner, the latest 50,000, and one column for each question
         */
        get: operations["exportSurveyAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/me/modules/{id}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the settings of a product */
        get: operations["getModuleSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the settings of a product
         * @description Only fields of the step that `type` names. 409 if they were changed since `version`, with the current state, or if a url or alias is taken.
         */
        patch: operations["patchModuleSettings"];
        trace?: never;
    };
    "/creator/me/modules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a product I author
         * @description By its own id, or that of one of its sections and lessons.
         */
        get: operations["getCreatorModule"];
        /**
         * Replace the form of a product
         * @description All of its basic information at once. Branding, terms, checklist, permissions, milestones and tabs have calls of their own. 409 if it was changed since `version`, with the current state, or if a url or alias is taken.
         */
        put: operations["replaceModule"];
        post?: never;
        /**
         * Delete a product
         * @description Only unpublished products, otherwise 409. Learners keep what they have.
         */
        delete: operations["deleteModule"];
        options?: never;
        head?: never;
        /**
         * Publish, unpublish, hide or show a product
         * @description Publishing what isn't complete answers 422. A change based on an older version: 409 with the current state.
         */
        patch: operations["patchModule"];
        trace?: never;
    };
    "/creator/me/lessons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a lesson I author */
        get: operations["getCreatorLesson"];
        /**
         * Save a lesson I author
         * @description Answers 409 if another version was saved in the meantime.
         */
        put: operations["updateCreatorLesson"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/me/lessons/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a lesson I author as a learner sees it
         * @description What a learner sees right after starting the product, with nothing locked. Nothing is stored or counted. Answers 404 for a hidden lesson.
         */
        get: operations["getLessonPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/me/lessons/{id}/video": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the video of a lesson I author
         * @description Reads the length of the uploaded video and fills in the duration of the lesson. Refuses what browsers cannot play. Learners keep the video before until then. Answers 409 if the lesson got another video in the meantime.
         */
        put: operations["setLessonVideo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/me/lessons/{id}/video/renditions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the smaller versions of a lesson's video
         * @description They are made in the background after the video was set, where ffmpeg is installed. Learners get those that are done.
         */
        get: operations["listVideoRenditions"];
        put?: never;
        /** Make the smaller versions that failed again */
        post: operations["retryVideoRenditions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/me/lessons/{id}/video/former": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the videos a lesson had before, the last first
         * @description The last five are kept.
         */
        get: operations["listFormerVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/me/lessons/{id}/video/former/{formerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a lesson a former video back
         * @description With its captions; the video it has now becomes a former one. Answers 409 if the lesson got another video in the meantime, or the former one is no longer kept.
         */
        put: operations["restoreVideo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/me/lessons/{id}/captions/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the captions of a lesson's video in one language
         * @description A WebVTT text; an error names its line. Answers 409 if they were changed in the meantime.
         */
        put: operations["setLessonCaptions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/me/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what needs my attention as an author
         * @description Drafts that can't be published yet, work and questions that wait for me, lessons where learners stop or fail, new ratings and running jobs. Each list begins with what is most urgent and is short; its total counts the rest.
         */
        get: operations["getCreatorHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/me/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the files of all products I author
         * @description The newest first, with the places that show them.
         */
        get: operations["listCreatorMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/me/modules/{id}/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the files of a product I author
         * @description The newest first, with the places that show them. Nothing shows an unused file: it is deleted 30 days after its last use.
         */
        get: operations["listMedia"];
        put?: never;
        /** Add an uploaded image to a product I author */
        post: operations["addMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/me/modules/{id}/media/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace an image everywhere I author
         * @description The new image takes its place in every text, page and cover of the products that the caller may change. Answers 409 if the file was replaced or deleted in the meantime.
         */
        put: operations["replaceMedia"];
        post?: never;
        /**
         * Delete an unused file
         * @description Answers 409 if something shows it.
         */
        delete: operations["deleteMedia"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/me/lessons/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the versions of a lesson
         * @description The last 50, newest first. What one author saves within ten minutes is one version.
         */
        get: operations["listLessonVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/me/lessons/{id}/versions/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a version of a lesson
         * @description Saving its content restores it.
         */
        get: operations["getLessonVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creator/me/modules/{id}/children": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the sections and lessons of a product I author */
        get: operations["getSyllabus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the sections and lessons of a product
         * @description One change of the version that the author saw. Answers 409 with the current tree if it has changed since. Removed lessons keep their attempts, points and certificates, no longer count, and can be restored.
         */
        patch: operations["changeSyllabus"];
        trace?: never;
    };
    "/creator/me/modules/{id}/children/effects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count the learners affected by a change of sections and lessons
         * @description Changes nothing.
         */
        post: operations["countChangeEffects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/referral": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what I earned as a referral and by which link */
        get: operations["getMyReferral"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Choose the name shown in contests */
        patch: operations["patchMyReferral"];
        trace?: never;
    };
    "/me/referral/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the people who joined by my link */
        get: operations["listMyReferralTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/referral/enrollments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the people who enrolled by my link */
        get: operations["listMyReferralEnrollments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/referral/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what my links did, newest first */
        get: operations["listMyReferralActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referrals/participants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the board of the contest
         * @description Paid enrollments within its dates. Equal numbers have the same rank. Without a contest: of the year so far.
         */
        get: operations["listReferralParticipants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referrals/contests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the contest that is on and earlier ones */
        get: operations["listReferralContests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referrals/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List words and links to invite with */
        get: operations["listReferralResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/ambassador": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what I earned as an ambassador */
        get: operations["getMyAmbassador"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Set my calendly link and the name shown */
        patch: operations["patchMyAmbassador"];
        trace?: never;
    };
    "/me/ambassador/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the people who joined by my link */
        get: operations["listMyAmbassadorTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/ambassador/enrollments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the people who enrolled by my link */
        get: operations["listMyAmbassadorEnrollments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/ambassador/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what my links did, newest first */
        get: operations["listMyAmbassadorActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ambassador/participants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the board of the contest
         * @description Paid enrollments within its dates. Equal numbers have the same rank. Without a contest: of the year so far.
         */
        get: operations["listAmbassadorParticipants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ambassador/contests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the contest that is on and earlier ones */
        get: operations["listAmbassadorContests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ambassador/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List words and links to invite with */
        get: operations["listAmbassadorResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referrals/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite an address, or apply by the link of a person
         * @description One lead for each address and referrer. Addresses that have an account are answered the same.
         */
        post: operations["createReferralLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referrals/invitations/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what the page of an invite link shows
         * @description Unknown codes are answered like those of people who offer no call.
         */
        get: operations["getInvitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referrals/clicks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count a visit by the link of a person
         * @description Sets a cookie for 60 days: send it only after consent. Unknown codes are answered the same.
         */
        post: operations["countReferralClick"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/withdraw-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my withdraw requests, newest first */
        get: operations["listMyWithdrawRequests"];
        put?: never;
        /**
         * Ask for my balance
         * @description The whole balance moves to the request. Sent again with its `changeId` it is one request.
         */
        post: operations["createWithdrawRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/referral-credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn my balance into credits */
        post: operations["turnRewardsIntoCredits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/referrals/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get figures of the program */
        get: operations["getReferralStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/referrals/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what happened in the program, newest first */
        get: operations["listReferralLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/referrals/contest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change, start or reset the contest */
        patch: operations["updateReferralContest"];
        trace?: never;
    };
    "/management/ambassadors/-/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get figures of the program */
        get: operations["getAmbassadorStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/ambassadors/-/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what happened in the program, newest first */
        get: operations["listAmbassadorLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/ambassadors/-/contest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change, start or reset the contest */
        patch: operations["updateAmbassadorContest"];
        trace?: never;
    };
    "/management/referrals/users/{userId}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what a person earned */
        get: operations["getUserReferralStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/referrals/users/{userId}/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what the links of a person did */
        get: operations["listUserReferralLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/referrals/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get words and links to invite with, to change them */
        get: operations["getReferralResources"];
        /** Change words and links to invite with */
        put: operations["putReferralResources"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/referrals/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get tiers and limits of a program */
        get: operations["getReferralRules"];
        /**
         * Change tiers and limits of a program
         * @description Enrollments that have happened keep their reward.
         */
        put: operations["putReferralRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/referrals/suspects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List enrollments that look like self-referral */
        get: operations["listSuspectedReferrals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/referrals/enrollments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Decide on an enrollment that looks like self-referral */
        patch: operations["decideOnReferral"];
        trace?: never;
    };
    "/management/withdraw-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List withdraw requests */
        get: operations["listWithdrawRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/withdraw-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Approve or reject a withdraw request
         * @description You can't decide on your own rewards. Above the limit, the person who requested the withdrawal can't approve it. A rejection returns the money.
         */
        patch: operations["updateWithdrawRequest"];
        trace?: never;
    };
    "/management/withdraw-requests/{id}/failure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note that a payout failed
         * @description The money is in the balance again.
         */
        post: operations["failPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/ambassadors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List ambassadors
         * @description Marketing sees no balances: they are 0.
         */
        get: operations["listAmbassadors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/management/ambassadors/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an ambassador */
        get: operations["getAmbassador"];
        /** Make a person an ambassador, or change the tier */
        put: operations["makeAmbassador"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the calendly link of an ambassador */
        patch: operations["patchAmbassador"];
        trace?: never;
    };
    "/management/ambassadors/{userId}/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay out a part of a balance
         * @description Above the limit it becomes a request that another person approves. `type` is `ambassador` when left out.
         */
        post: operations["payoutAmbassador"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An external service: either the address of one, or the browser's console as a stand-in */
        OutsideService: {
            /** @enum {string} */
            kind: "console" | "http";
            /** @description The address of the service; absent for the console */
            url?: string;
        };
        SpecialProgram: {
            name: string;
            uniqueName: string;
            shortDescription: string | null;
        };
        /** @description What clients need to know about this deployment; contains no secrets */
        Configuration: {
            websocketUrl: string;
            supportEmail: string;
            supportedBrowsersUrl: string;
            /** @description Whether company names can be suggested */
            suggestsCompanies?: boolean;
            /** @default 10 */
            requestsPerSecond: number;
            /** @description Whether session recordings are stored */
            recordsSessions?: boolean;
            /** @description Where analytics events go; absent if not configured */
            analytics?: components["schemas"]["OutsideService"];
            /** @description The support chat, by the address of its script; absent if not configured */
            chat?: components["schemas"]["OutsideService"];
            reportSuccess: {
                jobSuccessUrl: string;
                industryCertificationUrl: string;
            };
            /** @description The program of /zte; null if there is none */
            specialProgram: components["schemas"]["SpecialProgram"] | null;
            socialLinks: {
                label: string;
                url: string;
            }[];
        };
        /**
         * Format: int64
         * @example 42
         */
        Id: number;
        /**
         * @example {
         *       "id": 7,
         *       "name": "Daniel Reyes",
         *       "avatar": null
         *     }
         */
        UserRef: {
            id: components["schemas"]["Id"];
            name: string;
            avatar: string | null;
        };
        /**
         * Format: date-time
         * @description UTC instant, ISO 8601
         * @example 2026-03-12T21:14:00.000Z
         */
        Instant: string;
        /** @description Who is reviewing a submission */
        ReviewClaim: {
            by: components["schemas"]["UserRef"];
            since: components["schemas"]["Instant"];
            /** @description When the claim expires, decided or not */
            until: components["schemas"]["Instant"];
        };
        /** @description The current state, if the decision was based on an older one */
        CurrentState: {
            status: string | number;
            /** @description How many times it was handed in; for due dates, how many times they were moved */
            version: number;
            /** @description Who last changed it */
            by: components["schemas"]["UserRef"] | null;
            date: components["schemas"]["Instant"] | null;
            /** @description What they wrote */
            feedback?: string;
            /** @description Who is reviewing it, if that is why the call was refused */
            claim?: components["schemas"]["ReviewClaim"];
        };
        /** @description What the buyer must confirm with their bank or wallet before the payment continues */
        Confirmation: {
            /** @enum {string} */
            kind: "frame" | "redirect";
            url?: string;
            clientSecret?: string;
        };
        /** @enum {string} */
        PlanType: "free" | "oneTime" | "paymentPlan" | "subscription";
        /**
         * @description 1 program, 2 course, 3 project, 4 lesson, 5 section, 6 subscription, 7 syllabus, 8 bundle, 9 module, 10 labs, 11 coaching
         * @enum {integer}
         */
        ModuleKind: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;
        /** @description Anything that is sold: a product, a subscription or a single lesson */
        SoldProduct: {
            id: components["schemas"]["Id"];
            name: string;
            uniqueName: string;
            type: components["schemas"]["ModuleKind"];
        };
        /** @description Integer minor units (cents) */
        Amount: number;
        QuoteLine: {
            /** @enum {string} */
            kind: "product" | "orderbump" | "upsell" | "downsell";
            product: components["schemas"]["SoldProduct"];
            name: string;
            /** @description Of one payment, before the discount */
            listAmount: components["schemas"]["Amount"];
            discount: components["schemas"]["Amount"];
            /** @description Of one payment */
            amount: components["schemas"]["Amount"];
            /** @description Of `amount`, 0 during a trial */
            dueToday: components["schemas"]["Amount"];
        };
        QuoteCharge: {
            at: components["schemas"]["Instant"];
            amount: components["schemas"]["Amount"];
        };
        /** @description Every figure of an order, in minor units of `currency`. Show them; never compute them. */
        Quote: {
            priceId: components["schemas"]["Id"];
            type: components["schemas"]["PlanType"];
            currency: string;
            lines: components["schemas"]["QuoteLine"][];
            /** @description What the coupon takes off today */
            discount: components["schemas"]["Amount"];
            /** @description The coupon of the price; null for DEFAULT and prices without one */
            couponCode: string | null;
            enrollmentFee: components["schemas"]["Amount"];
            /** @description Taken off today from the account's credits */
            credit: components["schemas"]["Amount"];
            /** @description Of what is due today */
            tax: components["schemas"]["Amount"];
            /** @description Such as "VAT 21%"; null without tax */
            taxLabel: string | null;
            /** @description Whether the amounts of the lines include it */
            isTaxIncluded: boolean;
            /**
             * @description The address of the buyer is not known yet, and some addresses have a tax that is added; else left out
             * @constant
             */
            isTaxPending?: true;
            dueToday: components["schemas"]["Amount"];
            /** @description All payments of the order; of a subscription, what is due today */
            total: components["schemas"]["Amount"];
            trialEndsAt: components["schemas"]["Instant"] | null;
            nextCharge: components["schemas"]["QuoteCharge"] | null;
            /** @description Payments after today; null if they continue until cancelled */
            chargesLeft: number | null;
            /** @description The end of access; null for undetermined */
            validUntil: components["schemas"]["Instant"] | null;
            /** @description Names of the products that the buyer has to finish before they can start this one; left out when nothing is missing */
            waitsFor?: string[];
        };
        /** @description A lesson as its authors see it in the outline */
        LessonSummary: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Seconds */
            duration: number;
            xpPoints: number;
            /**
             * @description empty: without a video or text; hidden: learners do not see it, and it does not count
             * @enum {string}
             */
            state: "ready" | "empty" | "hidden";
            /** @description Open to everyone */
            isFree: boolean;
            hasVideo: boolean;
            quiz: {
                id: components["schemas"]["Id"];
                questionCount: number;
            } | null;
            homework: {
                id: components["schemas"]["Id"];
                /** @enum {string} */
                type: "UPLOAD" | "DIGITIZE";
            } | null;
        };
        SectionSummary: {
            id: components["schemas"]["Id"];
            name: string;
            lessons: components["schemas"]["LessonSummary"][];
        };
        /** @description The sections and lessons of a course or project, in order */
        Syllabus: {
            productId: components["schemas"]["Id"];
            /** @description Counts the changes of the tree; 0 before the first */
            version: number;
            /** @description New lessons of a published product are hidden at first */
            isPublic: boolean;
            sections: components["schemas"]["SectionSummary"][];
        };
        /**
         * @description The body of every error. `message` is written for people; show it unchanged.
         * @example {
         *       "message": "Please enter a valid email",
         *       "code": "validation",
         *       "requestId": "req-7f3a",
         *       "fieldErrors": {
         *         "email": "Please enter a valid email"
         *       }
         *     }
         */
        Error: {
            message: string;
            /** @description Stable code: validation, unauthenticated, unauthorized, forbidden, frozen, notFound, conflict, locked, tooManyRequests, internal ... */
            code: string;
            requestId: string;
            /** @description The first message for each field */
            fieldErrors?: {
                [key: string]: string;
            };
            /** @description Why something is locked */
            reason?: string;
            current?: components["schemas"]["CurrentState"];
            /** @description What to confirm before the same call is sent again */
            confirmation?: components["schemas"]["Confirmation"];
            /** @description What an order costs now */
            quote?: components["schemas"]["Quote"];
            /** @description The sections and lessons as they are now, if they were changed in the meantime */
            syllabus?: components["schemas"]["Syllabus"];
            /** @description What to do to unlock it */
            next?: {
                moduleId: components["schemas"]["Id"];
                name: string;
                /** @enum {string} */
                kind: "lesson" | "quiz" | "homework" | "start" | "purchase" | "terms" | "date";
                /** @description The locked lesson, if it is sold on its own */
                lessonId?: components["schemas"]["Id"];
            };
        };
        PaymentSetup: {
            /** @description The provider that takes cards */
            card: {
                /** @enum {string} */
                provider: "sandbox" | "stripe";
                /** @description Names the account at the provider; not a secret */
                publishableKey?: string;
                /** @description The page with the card form, for a frame */
                frameUrl?: string;
            };
            /** @description The provider of the wallet */
            wallet: {
                /** @enum {string} */
                provider: "sandbox" | "paypal";
            };
        };
        AccessToken: {
            /** @description Short-lived JWT; keep it in memory only */
            accessToken: string;
            /** @description Seconds */
            expiresIn: number;
        };
        SignOut: {
            /** @description Send the browser here to sign out of the identity provider */
            redirectUrl: string;
        };
        PaymentMethodRef: {
            id: components["schemas"]["Id"];
            userId: components["schemas"]["Id"];
            /** @enum {string} */
            type: "card" | "wallet";
            isPrimary: boolean;
            isCurrent: boolean;
        };
        /** @enum {string} */
        Role: "student" | "instructorAssistant" | "mentor" | "admin" | "sales" | "customerSupport" | "marketing";
        AmbassadorProgram: {
            /** @description Minor units */
            balance: number;
            /** @enum {integer|null} */
            lastWithdrawRequestStatus: 1 | 2 | 3 | null;
            calendly: string | null;
        };
        CurrentUser: {
            id: components["schemas"]["Id"];
            /**
             * @description 1 active, 2 inactive
             * @enum {integer}
             */
            status: 1 | 2;
            type: string;
            uniqueName: string;
            /** @description What the identity provider calls this person, its subject */
            identityProviderId: string;
            email: string;
            phone: string | null;
            avatar: string | null;
            firstName: string;
            lastName: string;
            companyId: string | null;
            referralCode: string;
            signUpDate: components["schemas"]["Instant"];
            /** @description Always null. Codes are stored hashed and only ever sent by email. */
            confirmationCode: string | null;
            primaryPaymentMethod: components["schemas"]["PaymentMethodRef"] | null;
            roles: components["schemas"]["Role"][];
            ambassadorProgram: components["schemas"]["AmbassadorProgram"] | null;
        };
        ShippingAddress: {
            /** Format: line */
            street?: string | null;
            /** Format: line */
            city?: string | null;
            /** Format: line */
            state?: string | null;
            /** Format: line */
            zip?: string | null;
            /** Format: line */
            country?: string | null;
        };
        /** @enum {string|null} */
        TshirtSize: "S" | "M" | "L" | "XL" | "XXL" | "XXXL" | "XXXXL" | null;
        SocialLink: {
            /** @enum {string} */
            network: "linkedin" | "github" | "x" | "youtube" | "website";
            /** @description http or https */
            url: string;
        };
        /** @description Fields to change. The server owns id, email, companyId, roles and isIAU; changing one answers 422 and nothing is applied. Changing the phone number requires a sign-in within the last five minutes. */
        ProfileUpdate: {
            id?: components["schemas"]["Id"];
            /** Format: line */
            email?: string;
            roles?: components["schemas"]["Role"][];
            isIAU?: boolean;
            /** Format: line */
            companyId?: string | null;
            /** @description The version you edited; answers 409 if the stored version differs */
            baseVersion?: number;
            /** Format: line */
            firstName?: string;
            /** Format: line */
            lastName?: string;
            /** Format: line */
            headline?: string | null;
            /** Format: line */
            quote?: string | null;
            /** Format: line */
            phone?: string | null;
            /** Format: line */
            companyName?: string | null;
            /**
             * Format: line
             * @description The Key of an uploaded image in the avatar category; null removes the photo
             */
            avatar?: string | null;
            isPublished?: boolean;
            shippingAddress?: components["schemas"]["ShippingAddress"] | null;
            tshirtSize?: components["schemas"]["TshirtSize"];
            socialLinks?: components["schemas"]["SocialLink"][];
            birthDateMonth?: number | null;
            birthDateDay?: number | null;
            birthDateYear?: number | null;
        };
        Profile: {
            id: components["schemas"]["Id"];
            /** @description Increases with every change; send it back as baseVersion */
            version: number;
            uniqueName: string;
            firstName: string;
            lastName: string;
            headline: string | null;
            /** @description A sentence in their own words; that of a mentor is shown where their products are */
            quote: string | null;
            email: string;
            /** @description The new address, until the link mailed to it is opened */
            pendingEmail: string | null;
            /** @description False if another identity provider manages the email address and password */
            hasPassword: boolean;
            /** @description Until when this sign-in may change the email address, password and phone number */
            freshUntil: components["schemas"]["Instant"];
            phone: string | null;
            companyId: string | null;
            companyName: string | null;
            shippingAddress: components["schemas"]["ShippingAddress"] | null;
            tshirtSize: components["schemas"]["TshirtSize"];
            socialLinks: components["schemas"]["SocialLink"][];
            specialStatus: string | null;
            signupMethod: string | null;
            referralCode: string;
            avatar: string | null;
            birthDateMonth: number | null;
            birthDateDay: number | null;
            birthDateYear: number | null;
            isIAU: boolean;
            /** @description Whether other learners can see and follow this profile */
            isPublished: boolean;
            roles: components["schemas"]["Role"][];
        };
        MenuItem: {
            text: string;
            /** @description Name of an icon, e.g. house */
            icon: string;
            link: string;
            disabled?: boolean;
            isTargetBlank?: boolean;
            hideMobile?: boolean;
            count?: number;
            subItems?: components["schemas"]["MenuItem"][];
        };
        Menu: {
            nav: {
                top: components["schemas"]["MenuItem"][];
                bottom: components["schemas"]["MenuItem"][];
            };
            header: {
                avatar: components["schemas"]["MenuItem"][];
            };
            logo: {
                iconColor: string;
                iconClass: string;
                link: string;
                image: string | null;
            };
            dashboard: {
                tabs: components["schemas"]["MenuItem"][];
            };
        };
        /** @enum {string} */
        DocumentName: "termsOfSale" | "privacy";
        UserContext: {
            finishedInvite: boolean;
            closedInviteNotification: boolean;
            /** Format: line */
            cancelledProductName: string | null;
            /** Format: line */
            paymentBillingAgreementExpirationDate: string | null;
            referralsEnrolled: number;
            /** Format: line */
            referralFlowStatus: string;
            /** Format: line */
            paymentFailedDate: string | null;
            /** @enum {string} */
            paymentStatus: "ok" | "declined" | "frozen";
            totalXpPoints: number;
            level: number;
            moduleIdsWherePrerequisitesAreIncomplete: number[];
            programIdsIncompleteOnboardingSurvey: number[];
            moduleIdsPendingTermAcceptance: number[];
            isSessionRecordingEnabled: boolean;
            /** @description Documents whose current version the person has not accepted; left out if there are none */
            documentsToAccept?: components["schemas"]["DocumentName"][];
        };
        /**
         * @example {
         *       "id": 3,
         *       "message": "Daniel Reyes sent back your homework.",
         *       "type": "info",
         *       "isRead": false,
         *       "date": "2026-03-12T19:14:00.000Z",
         *       "url": "/homeworks/4/submissions/9"
         *     }
         */
        Notification: {
            id: components["schemas"]["Id"];
            message: string;
            /** @enum {string} */
            type: "info" | "alert" | "zoomCall";
            isRead: boolean;
            date: components["schemas"]["Instant"];
            url?: string;
        };
        Start: {
            me: components["schemas"]["CurrentUser"];
            menu: components["schemas"]["Menu"];
            context: components["schemas"]["UserContext"];
            /** @description Null for a frozen account. */
            notifications: components["schemas"]["Notification"][] | null;
        };
        UserStats: {
            totalXpPoints: number;
            level: number;
            lessonsDone: number;
            productsLearning: number;
            productsDone: number;
            quizzesDone: number;
            homeworksAccepted: number;
            secondsLearned: number;
            /** @description Days with any learning activity */
            daysLearned: number;
            following: number;
            followers: number;
            playlists: number;
            memberSince: components["schemas"]["Instant"];
        };
        /**
         * @description 1 course completion, 2 program completion, 3 digital award
         * @enum {integer}
         */
        DiplomaType: 1 | 2 | 3;
        /** @description What a link to a program, course or project needs */
        ProductRef: {
            id: components["schemas"]["Id"];
            name: string;
            uniqueName: string;
            /** @enum {integer} */
            type: 1 | 2 | 3 | 8 | 10;
        };
        Achievement: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["DiplomaType"];
            name: string;
            image: string | null;
            earnedAt: components["schemas"]["Instant"];
            /** @description Public page that verifies it; only for its owner and while it is valid */
            verificationUrl?: string;
            product: components["schemas"]["ProductRef"] | null;
        };
        Paging: {
            /** @description 0-based */
            page: number;
            pageSize: number;
            total: number;
            /** @description Path and query of the next page; request it unchanged */
            next: string | null;
        };
        AchievementPage: {
            data: components["schemas"]["Achievement"][];
            paging: components["schemas"]["Paging"];
        };
        EmailInput: {
            /** Format: line */
            email: string;
        };
        PasswordInput: {
            /** Format: password */
            password: string;
        };
        SignIn: {
            id: string;
            /** @description Browser and system, such as Firefox on Linux */
            device: string | null;
            startedAt: components["schemas"]["Instant"];
            usedAt: components["schemas"]["Instant"];
            /** @description The sign-in that asks */
            isCurrent: boolean;
        };
        Passkey: {
            id: components["schemas"]["Id"];
            name: string;
            createdAt: components["schemas"]["Instant"];
            usedAt: components["schemas"]["Instant"] | null;
        };
        SecondFactor: {
            /** @description The roles of the account require one */
            isRequired: boolean;
            /** @description This sign-in was made with one */
            isPassed: boolean;
            authenticatorSince: components["schemas"]["Instant"] | null;
            passkeys: components["schemas"]["Passkey"][];
            recoveryCodesLeft: number;
            /** @description Until when it can be changed without signing in again */
            freshUntil: components["schemas"]["Instant"];
        };
        AuthenticatorCode: {
            /**
             * Format: line
             * @description Six digits; blanks between them are ignored
             */
            code: string;
        };
        RecoveryCodes: {
            /** @description Empty when the former ones still work */
            recoveryCodes: string[];
        };
        AuthenticatorKey: {
            /** @description Base32, for typing by hand */
            key: string;
            /** @description otpauth address, for a QR code */
            uri: string;
        };
        /** @description One of the two */
        SecondFactorAnswer: {
            /**
             * Format: line
             * @description Of the authenticator app, or a recovery code; blanks are ignored
             */
            code?: string;
            /** @description What navigator.credentials.get answered, as JSON */
            passkey?: {
                [key: string]: unknown;
            };
        };
        PasskeyOptions: {
            challenge: string;
        } & {
            [key: string]: unknown;
        };
        NewPasskey: {
            /** Format: line */
            name: string;
            /** @description What navigator.credentials.create answered, as JSON */
            response: {
                [key: string]: unknown;
            };
        };
        DataExport: {
            /** @enum {string} */
            state: "none" | "preparing" | "ready" | "failed";
            askedAt: components["schemas"]["Instant"] | null;
            /** @description Only of a copy that is ready */
            availableUntil: components["schemas"]["Instant"] | null;
            /** @description Bytes, of a copy that is ready */
            size: number | null;
        };
        DataExportLink: {
            url: string;
        };
        AcceptedDocuments: {
            accepted: {
                document: components["schemas"]["DocumentName"];
                /** @description The version that was shown */
                version: number;
            }[];
        };
        DeletionPart: {
            /** @enum {string} */
            area: "account" | "sign-in" | "messages" | "learning" | "notes" | "discussions" | "exercises" | "quizzes" | "exams" | "homework" | "milestones" | "certificates" | "uploads" | "authoring" | "purchases" | "referral";
            /** @description Entries that go */
            removed: number;
            /** @description Entries that stay without what they say of the person */
            erased: number;
            /** @description Entries that stay for bookkeeping or statistics */
            kept: number;
        };
        EndingSubscription: {
            id: components["schemas"]["Id"];
            name: string;
            accessUntil: components["schemas"]["Instant"] | null;
        };
        EndingInstalments: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Payments that are not made yet */
            paymentsLeft: number;
        };
        AccountDeletion: {
            /** @description When the account is deleted; null unless its owner asked for it */
            dueAt: components["schemas"]["Instant"] | null;
            /** @description The account is of staff and can't be deleted by its owner */
            isRefused: boolean;
            parts: components["schemas"]["DeletionPart"][];
            /** @description Those that are cancelled when the deletion is asked for */
            subscriptions: components["schemas"]["EndingSubscription"][];
            /** @description Payment plans that continue until that day and end with the account */
            instalments: components["schemas"]["EndingInstalments"][];
        };
        DeletionRequest: {
            /**
             * Format: line
             * @description The address of the account, to be sure
             */
            email: string;
        };
        Company: {
            /** @description Id or domain in the suggestion service */
            id: string;
            name: string;
        };
        /** @description kind:id, e.g. homework:12 */
        DraftKey: string;
        Draft: {
            key: string;
            value: {
                [key: string]: unknown;
            };
            version: number;
            savedAt: components["schemas"]["Instant"];
        };
        DraftInput: {
            key: components["schemas"]["DraftKey"];
            /** @description Any JSON object up to 256 kB */
            value: {
                [key: string]: unknown;
            };
            /** @description The version you edited; answers 409 if the stored version differs */
            baseVersion?: number;
        };
        /** @description A learner as others see them; headline and address only if the profile is published */
        Person: {
            id: components["schemas"]["Id"];
            uniqueName: string | null;
            name: string;
            avatar: string | null;
            headline: string | null;
            isPublished: boolean;
            /** @description Whether the current user follows them */
            isFollowed: boolean;
        };
        PublicProfile: {
            person: components["schemas"]["Person"];
            isOwn: boolean;
            memberSince: components["schemas"]["Instant"];
            level: number;
            lessonsDone: number;
            productsDone: number;
            followers: number;
            following: number;
            socialLinks: components["schemas"]["SocialLink"][];
            achievements: components["schemas"]["Achievement"][];
        };
        PersonPage: {
            data: components["schemas"]["Person"][];
            paging: components["schemas"]["Paging"];
        };
        FollowInput: {
            userId: components["schemas"]["Id"];
        };
        PlaylistSummary: {
            id: components["schemas"]["Id"];
            title: string;
            lessonCount: number;
            doneCount: number;
            /** @description Total length of its lessons */
            seconds: number;
            /** @description For the lesson asked about; null if none was */
            holdsLesson: boolean | null;
            updatedAt: components["schemas"]["Instant"];
        };
        PlaylistPage: {
            data: components["schemas"]["PlaylistSummary"][];
            paging: components["schemas"]["Paging"];
        };
        /** Format: line */
        PlaylistTitle: string;
        PlaylistInput: {
            title: components["schemas"]["PlaylistTitle"];
            /**
             * Format: uuid
             * @description Chosen by the client, so that a repeated call doesn't create a second playlist
             */
            requestId: string;
            lessonId?: components["schemas"]["Id"];
        };
        /** @description What a link to a lesson needs */
        LessonRef: {
            id: components["schemas"]["Id"];
            name: string;
            sectionId: components["schemas"]["Id"];
            product: components["schemas"]["ProductRef"];
        };
        PlaylistLesson: {
            lesson: components["schemas"]["LessonRef"];
            seconds: number;
            isDone: boolean;
            /** @description Whether the learner owns its product */
            isOwn: boolean;
        };
        Playlist: {
            id: components["schemas"]["Id"];
            title: string;
            version: number;
            updatedAt: components["schemas"]["Instant"];
            lessons: components["schemas"]["PlaylistLesson"][];
        };
        PlaylistUpdate: {
            title: components["schemas"]["PlaylistTitle"];
            lessonIds: components["schemas"]["Id"][];
            baseVersion: number;
        };
        PhoneInput: {
            /** Format: line */
            phone: string;
        };
        /**
         * @description 1 learning, 2 not started, 3 done, 4 applied, 5 startable, 101 to 103 suspended
         * @enum {integer}
         */
        LearnerStatus: 1 | 2 | 3 | 4 | 5 | 101 | 102 | 103;
        ModuleImage: {
            url: string;
            showsOverlay: boolean;
        };
        Progress: {
            done: number;
            total: number;
        };
        /**
         * @description How a product without an image is drawn: the same three values always give the same drawing
         * @example {
         *       "motif": "areas",
         *       "hue": "ink",
         *       "seed": "ospf-in-practice"
         *     }
         */
        Cover: {
            /**
             * @description What the product is about
             * @enum {string}
             */
            motif: "areas" | "lanes" | "tree" | "paths" | "fabric" | "mask" | "bits" | "sieve" | "zones" | "tunnel" | "hex" | "alerts" | "cells" | "diff" | "route";
            /**
             * @description Its colours
             * @enum {string}
             */
            hue: "ink" | "blue" | "green" | "amber" | "wine" | "slate" | "mist" | "mint" | "sand";
            /** @description The unique name; it moves the parts of the drawing */
            seed: string;
        };
        /** @description A product or a part of one, as the learner sees it */
        Module: {
            id: components["schemas"]["Id"];
            name: string;
            type: components["schemas"]["ModuleKind"];
            /**
             * @description Labs only: 1 individual lab, 2 exam prep, 3 lab bundle
             * @enum {integer|null}
             */
            subtype: 1 | 2 | 3 | null;
            uniqueName: string;
            /** @description The learner's status; null if they don't own it */
            status: components["schemas"]["LearnerStatus"] | null;
            /**
             * @description 1 draft, 2 public, 3 deleted, 4 not clickable
             * @enum {integer}
             */
            visibility: 1 | 2 | 3 | 4;
            incompleteDependencies: {
                name: string;
            }[];
            childrenId: components["schemas"]["Id"][];
            /** @enum {integer|null} */
            level: 1 | 2 | 3 | null;
            isSelfPaced: boolean;
            /** @description Seconds */
            partTimeEducationDuration: number | null;
            /** @description Seconds */
            fullTimeEducationDuration: number | null;
            /** @description Length of the videos, in seconds */
            length: number | null;
            image: string | null;
            horizontalImage: components["schemas"]["ModuleImage"] | null;
            verticalImage: components["schemas"]["ModuleImage"] | null;
            logo: string | null;
            isPublic: boolean;
            hidden: boolean;
            alias: string | null;
            url: string;
            shortDescription: string | null;
            /** @description Lessons done out of all lessons; null if the learner doesn't own it */
            progress: components["schemas"]["Progress"] | null;
            /** @description An earlier part must be completed first */
            isLocked: boolean;
            /** @description The learner skipped this. What follows is open. */
            isSkipped: boolean;
            lessonCount: number;
            cover: components["schemas"]["Cover"];
            /** @description Its parts in order; only when you get a single module */
            children?: components["schemas"]["Module"][];
            /** @description The learner's cohort; only when you get a single program */
            userCohort?: components["schemas"]["Cohort"] | null;
            /** @description The quiz of the lesson; only when you get a single module */
            quiz?: components["schemas"]["OutlineQuiz"] | null;
            /** @description The homework of the lesson; only when you get a single module */
            homework?: components["schemas"]["OutlineHomework"] | null;
        };
        /**
         * @description 1 technical, 2 career, 3 exam, 4 SQC
         * @enum {integer}
         */
        MilestoneCategory: 1 | 2 | 3 | 4;
        /**
         * @description 1 incomplete, 2 ready for review, 3 complete, 4 overdue, 5 waived, 6 sent back, 7 under review
         * @enum {integer}
         */
        MilestoneStatus: 1 | 2 | 3 | 4 | 5 | 6 | 7;
        MilestoneListItem: {
            id: components["schemas"]["Id"];
            title: string;
            category: components["schemas"]["MilestoneCategory"];
            status: components["schemas"]["MilestoneStatus"];
            /** @description The end of the due day in the cohort's time zone */
            dueDate: components["schemas"]["Instant"];
        };
        /** @description A cohort of a program, as its learners see it */
        Cohort: {
            id: components["schemas"]["Id"];
            name: string;
            /** Format: date */
            startDate: string;
            /** Format: date */
            endDate: string;
            /** @description Whether the cohort accepts new learners */
            isOpen: boolean;
            /** @description In order; empty until the cohort starts */
            milestones: components["schemas"]["MilestoneListItem"][];
        };
        /** @enum {string} */
        SubmissionStatus: "complete" | "notSubmitted" | "pending" | "needsRevision" | "notAvailable";
        OutlineQuiz: {
            id: components["schemas"]["Id"];
            questionCount: number;
            status: components["schemas"]["SubmissionStatus"];
        };
        OutlineHomework: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            type: "UPLOAD" | "DIGITIZE";
            status: components["schemas"]["SubmissionStatus"];
        };
        ModulePage: {
            data: components["schemas"]["Module"][];
            paging: components["schemas"]["Paging"];
        };
        IntroHero: {
            /** @enum {string} */
            kind: "hero";
            title: string;
            text: string;
            image: components["schemas"]["ModuleImage"] | null;
        };
        IntroText: {
            /** @enum {string} */
            kind: "text";
            title: string;
            /** @description Sanitised HTML */
            html: string;
        };
        IntroBullets: {
            /** @enum {string} */
            kind: "bullets";
            title: string;
            items: string[];
        };
        TextTrack: {
            language: string;
            label: string;
            url: string;
        };
        IntroVideo: {
            /** @enum {string} */
            kind: "video";
            title: string;
            url: string;
            poster: string | null;
            captions: components["schemas"]["TextTrack"][];
        };
        IntroTestimonials: {
            /** @enum {string} */
            kind: "testimonials";
            title: string;
            items: {
                quote: string;
                name: string;
                role: string | null;
            }[];
        };
        IntroFaq: {
            /** @enum {string} */
            kind: "faq";
            title: string;
            items: {
                question: string;
                /** @description Sanitised HTML */
                html: string;
            }[];
        };
        /** @description Introduces a product to people who don't own it yet, in blocks; empty if the author wrote nothing */
        IntroPage: {
            /** @description 0 if nothing was written */
            version: number;
            blocks: (components["schemas"]["IntroHero"] | components["schemas"]["IntroText"] | components["schemas"]["IntroBullets"] | components["schemas"]["IntroVideo"] | components["schemas"]["IntroTestimonials"] | components["schemas"]["IntroFaq"])[];
        };
        /** @description Why a part is locked and what unlocks it */
        Lock: {
            /** @example LSA types opens when the quiz is done. */
            reason: string;
            moduleId: components["schemas"]["Id"];
            name: string;
            /** @enum {string} */
            kind: "lesson" | "quiz" | "homework" | "start" | "purchase" | "terms" | "date";
            /** @description The locked lesson, if it is sold on its own */
            lessonId?: components["schemas"]["Id"];
        };
        OutlineLesson: {
            id: components["schemas"]["Id"];
            name: string;
            position: number;
            status: components["schemas"]["LearnerStatus"] | null;
            /** @description Open to everyone */
            isFree: boolean;
            /** @description The content is finished; the quiz or homework may still be open */
            isFinished: boolean;
            isLocked: boolean;
            /** @description Locked, and sold on its own */
            isForSale?: boolean;
            /** @description Skipped, not done */
            isSkipped: boolean;
            /** @description Seconds */
            duration: number;
            hasVideo: boolean;
            /** @description Seconds */
            watchPosition: number;
            xpPoints: number;
            quiz: components["schemas"]["OutlineQuiz"] | null;
            homework: components["schemas"]["OutlineHomework"] | null;
        };
        OutlineSection: {
            id: components["schemas"]["Id"];
            name: string;
            position: number;
            isLocked: boolean;
            done: number;
            total: number;
            lessons: components["schemas"]["OutlineLesson"][];
        };
        /** @description The sections and lessons of a course or project, with the learner's status in each */
        Outline: {
            product: components["schemas"]["ProductRef"];
            parent: components["schemas"]["ProductRef"] | null;
            status: components["schemas"]["LearnerStatus"] | null;
            done: number;
            total: number;
            remainingSeconds: number;
            /** @description The first open lesson that isn't done */
            currentLessonId: number | null;
            /** @description What unlocks the first locked lesson */
            lock: components["schemas"]["Lock"] | null;
            /** @description Its sections are shown with their numbers */
            isNumbered: boolean;
            sections: components["schemas"]["OutlineSection"][];
        };
        /**
         * @description The time within which 80 % of the last 30 days were answered
         * @enum {string}
         */
        WaitClass: "hours" | "day" | "twoDays" | "someDays";
        /** @description Counted in the academy; none that is zero is shown */
        FrontFigures: {
            lessons: number;
            labs: number;
            /** @description In the last 30 days */
            reviewedHomeworks: number;
            /** @description How long their reviews took; null for fewer than five */
            reviewWait: components["schemas"]["WaitClass"] | null;
        };
        /**
         * @description 1 program, 2 course, 3 project, 8 bundle, 10 labs
         * @enum {integer}
         */
        FrontType: 1 | 2 | 3 | 8 | 10;
        /**
         * @description Integer minor units (cents) of a currency
         * @example {
         *       "amount": 42000,
         *       "currency": "USD"
         *     }
         */
        Money: {
            amount: components["schemas"]["Amount"];
            /**
             * Format: line
             * @description ISO 4217
             * @example USD
             */
            currency: string;
        };
        /** @description A plan a product is sold by. Prices belong to coupons; without one, to the coupon DEFAULT. */
        Price: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["PlanType"];
            /** @description Of one payment: everything of a one-time plan, a month of a subscription or payment plan, nothing of a free one */
            amount: components["schemas"]["Money"];
            /** @description Payments of a payment plan */
            months: number | null;
            /** @description All payments of a payment plan */
            total: components["schemas"]["Money"] | null;
            /** @description Days before the first payment, for those who have not tried the product yet */
            trialDays: number | null;
            /** @description Due today in addition */
            enrollmentFee: components["schemas"]["Money"] | null;
            /** @description How long access lasts; null for undetermined */
            validDays: number | null;
            /** @description Chosen when the list opens */
            isDefault: boolean;
            /** @description What the same plan costs without the coupon, if that is more: compare it with the `total` of a payment plan, else with `amount` */
            listPrice: components["schemas"]["Money"] | null;
        };
        /** @description Only from five ratings on */
        FrontRating: {
            average: number;
            count: number;
        };
        /** @description A product as lists show it to people who are signed out */
        FrontCard: {
            type: components["schemas"]["FrontType"];
            /**
             * @description Labs only: 1 individual lab, 2 exam prep, 3 lab bundle
             * @enum {integer|null}
             */
            subtype: 1 | 2 | 3 | null;
            uniqueName: string;
            name: string;
            shortDescription: string | null;
            /** @description What takes the place of the drawn cover */
            image: components["schemas"]["ModuleImage"] | null;
            cover: components["schemas"]["Cover"];
            /** @enum {integer|null} */
            level: 1 | 2 | 3 | null;
            /** @description Of its lessons, in seconds */
            length: number | null;
            lessonCount: number;
            freeLessonCount: number;
            /** @description Part-time, in seconds */
            duration: number | null;
            /** @description The first of what one learns */
            outcomes: string[];
            /** @description False for products that are shown but not clickable */
            isOnSale: boolean;
            /** @description The names of the products that have to be finished first */
            opensAfter: string[];
            /** @description The plan that is chosen when the list of plans opens */
            price: components["schemas"]["Price"] | null;
            /** @description The first payment plan offered next to it */
            plan: components["schemas"]["Price"] | null;
            /** @description The coupon that these prices are with; null for the usual ones */
            couponCode: string | null;
            rating: components["schemas"]["FrontRating"] | null;
            /** @description Of the next cohort with a free seat */
            nextStart: string | null;
        };
        FrontFreeLesson: {
            id: components["schemas"]["Id"];
            sectionId: components["schemas"]["Id"];
            name: string;
            /** @description Seconds */
            length: number;
            poster: string | null;
            /** @description Of its product */
            cover: components["schemas"]["Cover"];
            product: components["schemas"]["SoldProduct"];
        };
        FrontMentor: {
            name: string;
            avatar: string | null;
            /** @description Of published profiles */
            headline: string | null;
            /** @description What they say themselves, of published profiles */
            quote: string | null;
            /** @description The unique name of a published profile */
            profile: string | null;
            /** @description What they mentor */
            products: string[];
        };
        FrontReview: {
            id: components["schemas"]["Id"];
            /** @description First name and initial, or the whole name of a published profile */
            author: string;
            product: string;
            stars: number;
            review: string;
            date: components["schemas"]["Instant"];
        };
        FrontHome: {
            figures: components["schemas"]["FrontFigures"];
            programs: components["schemas"]["FrontCard"][];
            courses: components["schemas"]["FrontCard"][];
            /** @description The first free lesson, of a free course if there is one */
            freeLesson: components["schemas"]["FrontFreeLesson"] | null;
            mentors: components["schemas"]["FrontMentor"][];
            /** @description Of all products together */
            rating: components["schemas"]["FrontRating"] | null;
            reviews: components["schemas"]["FrontReview"][];
        };
        FrontProductPage: {
            data: components["schemas"]["FrontCard"][];
            paging: components["schemas"]["Paging"];
        };
        FrontLesson: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Seconds */
            length: number;
            /** @description Open without an account */
            isFree: boolean;
            hasVideo: boolean;
            quizQuestions: number;
            hasHomework: boolean;
        };
        FrontSection: {
            id: components["schemas"]["Id"];
            name: string;
            lessons: components["schemas"]["FrontLesson"][];
        };
        RatingStats: {
            count: number;
            /** @description Average stars, to two decimals */
            average: number | null;
            /** @description Average of those given, to one decimal */
            recommendation: number | null;
            /** @description Number of ratings per star, from one to five */
            counts: number[];
        };
        FrontQuestion: {
            question: string;
            /** @description Sanitised HTML */
            html: string;
        };
        /** @description A product for people who are signed out: nothing about a person, and only what can be counted */
        FrontProduct: {
            card: components["schemas"]["FrontCard"];
            /** @description Sanitised HTML */
            description: string;
            outcomes: string[];
            sections: components["schemas"]["FrontSection"][];
            /** @description Its sections are shown with their numbers */
            isNumbered: boolean;
            /** @description The products of a program or bundle */
            children: components["schemas"]["FrontCard"][];
            requirements: components["schemas"]["FrontCard"][];
            /** @description The programs and bundles it comes with */
            partOf: components["schemas"]["FrontCard"][];
            labCount: number;
            mentors: components["schemas"]["FrontMentor"][];
            /** @description Only from five ratings on */
            stats: components["schemas"]["RatingStats"] | null;
            /** @description The latest; none for products that are new */
            reviews: components["schemas"]["FrontReview"][];
            questions: components["schemas"]["FrontQuestion"][];
            /** @description The unique id of its sales page */
            checkout: string | null;
            /** @description Whose plans these are; null for the usual ones */
            couponCode: string | null;
            /** @description The code has to be entered at checkout */
            asksCoupon: boolean;
            /** @description In the cohort that starts next; null without a limit or cohort */
            seatsLeft: number | null;
            hasCertificate: boolean;
            /** @description How long reviews of its homework take */
            reviewWait: components["schemas"]["WaitClass"] | null;
        };
        /**
         * @description Unknown while it can not be checked
         * @enum {string}
         */
        PartState: "ok" | "slow" | "down" | "maintenance" | "unknown";
        /** @enum {string} */
        StatusPart: "lessons" | "files" | "mail" | "payments" | "background";
        StatusDay: {
            /** Format: date */
            date: string;
            /** @description Which share of its checks went well; null without any */
            share: number | null;
        };
        PartStatus: {
            part: components["schemas"]["StatusPart"];
            state: components["schemas"]["PartState"];
            /** @description The last 30 days in UTC, oldest first */
            days: components["schemas"]["StatusDay"][];
        };
        /** @enum {string} */
        IncidentImpact: "notice" | "slow" | "down" | "maintenance";
        /** @enum {string} */
        IncidentState: "investigating" | "identified" | "monitoring" | "resolved";
        IncidentUpdate: {
            state: components["schemas"]["IncidentState"];
            message: string;
            date: components["schemas"]["Instant"];
        };
        Incident: {
            id: components["schemas"]["Id"];
            title: string;
            impact: components["schemas"]["IncidentImpact"];
            state: components["schemas"]["IncidentState"];
            parts: components["schemas"]["StatusPart"][];
            startedAt: components["schemas"]["Instant"];
            resolvedAt: components["schemas"]["Instant"] | null;
            /** @description Latest first */
            updates: components["schemas"]["IncidentUpdate"][];
        };
        Status: {
            /** @description The worst of all parts */
            state: components["schemas"]["PartState"];
            /** @description False while the database is out of reach: incidents and days are then as last known */
            isLive: boolean;
            checkedAt: components["schemas"]["Instant"];
            parts: components["schemas"]["PartStatus"][];
            /** @description Those that are open, then those resolved in the last 30 days, latest first */
            incidents: components["schemas"]["Incident"][];
        };
        /**
         * @description An IANA time zone
         * @example Europe/Stockholm
         */
        TimeZoneName: string;
        TimeZone: {
            timeZone: components["schemas"]["TimeZoneName"];
        };
        ContinueLearning: {
            lesson: components["schemas"]["LessonRef"];
            /** @description Of the product */
            cover: components["schemas"]["Cover"];
            section: components["schemas"]["OutlineSection"];
            lessonNumber: number;
            lessonTotal: number;
            shortDescription: string;
            xpPoints: number;
            /** @enum {integer|null} */
            level: 1 | 2 | 3 | null;
            status: components["schemas"]["LearnerStatus"] | null;
            /** @description Everyone can start its product at no cost */
            isFree: boolean;
            position: number;
            duration: number;
            hasVideo: boolean;
            poster: string | null;
            /** @description 0 if no quiz is open */
            quizQuestionCount: number;
            /** @description What opens after this lesson */
            nextName: string | null;
        };
        OpenWork: {
            /** @enum {string} */
            kind: "homework" | "quiz";
            id: components["schemas"]["Id"];
            title: string;
            detail: string;
            status: components["schemas"]["SubmissionStatus"];
            lesson: components["schemas"]["LessonRef"];
            updatedAt: components["schemas"]["Instant"] | null;
        };
        WeekDay: {
            /** Format: date */
            date: string;
            seconds: number;
            isToday: boolean;
            /** @description Ten minutes were learned or a lesson was finished */
            isUp: boolean;
            /** @description Still ahead */
            isPlanned: boolean;
        };
        /** @description The current week by the learner's clock, and the evenings they planned */
        Week: {
            /** @description Monday to Sunday */
            days: components["schemas"]["WeekDay"][];
            /** @description Evenings on which something was learned */
            up: number;
            /** @description Evenings a week */
            planned: number | null;
            /** @description Weeks in a row that went as planned; one that did not is forgiven */
            streak: number;
            /** @description Null until a device said where it is */
            timeZone: string | null;
        };
        /** @description Everything on the home page */
        Dashboard: {
            continueLearning: components["schemas"]["ContinueLearning"] | null;
            openWork: components["schemas"]["OpenWork"][];
            learning: components["schemas"]["Module"][];
            suggestions: components["schemas"]["Module"][];
            /**
             * @description first until a lesson is done, back after 14 days away
             * @enum {string}
             */
            visit: "first" | "usual" | "back";
            /** @description A path is shown, because the learner has no program yet */
            hasPath: boolean;
            /** @description How long an application that waits may take; null without one */
            applicationWait: components["schemas"]["WaitClass"] | null;
            week: components["schemas"]["Week"];
        };
        Prerequisite: {
            product: components["schemas"]["ProductRef"];
            isDone: boolean;
        };
        /** @enum {string} */
        ApplicationStatus: "waiting" | "accepted" | "refused";
        /** @description A learner's own application for a program, the latest one */
        Application: {
            status: components["schemas"]["ApplicationStatus"];
            appliedAt: components["schemas"]["Instant"];
            decidedAt: components["schemas"]["Instant"] | null;
            /** @description Why it was refused */
            reason: string | null;
            /** @description null while too few were answered */
            wait: components["schemas"]["WaitClass"] | null;
        };
        /** @description A tab that authors added to the page of a product */
        ModuleTab: {
            /**
             * @description 0 tab with a text, 1 lesson map, 2 milestones, 3 something of the bundle
             * @enum {integer}
             */
            type: 0 | 1 | 2 | 3;
            title: string;
            /** @description Sanitised HTML; empty for other kinds */
            html: string;
            /** @description The part of the bundle */
            item: components["schemas"]["ProductRef"] | null;
        };
        /** @description Settings of its authors besides its content */
        ModuleSetup: {
            /** @description An outside form that belongs to an application; null for those who own it */
            applyForm: string | null;
            /** @description An outside form for those who own it */
            onboardingForm: string | null;
            /** @description What its learners do first; empty for those who don't own it */
            checklist: string[];
            /** @description The tabs of its page, in the order of its authors */
            tabs: components["schemas"]["ModuleTab"][];
        };
        ModuleDetails: {
            module: components["schemas"]["Module"];
            /** @description Sanitised HTML */
            description: string;
            whatYouLearn: string[];
            mentor: components["schemas"]["UserRef"] | null;
            prerequisites: components["schemas"]["Prerequisite"][];
            parent: components["schemas"]["ProductRef"] | null;
            /** @description Practice labs included for its learners */
            labCount: number;
            /** @description The learner can skip it now */
            canSkip: boolean;
            startedAt: components["schemas"]["Instant"] | null;
            doneAt: components["schemas"]["Instant"] | null;
            application: components["schemas"]["Application"] | null;
            /** @description The learner's purchase of it ran out; buying it again renews the access */
            hasExpired: boolean;
            setup: components["schemas"]["ModuleSetup"];
        };
        Resource: {
            id: components["schemas"]["Id"];
            title: string;
            url: string;
        };
        ModuleOverview: {
            summary: string;
            nextLesson: components["schemas"]["LessonRef"] | null;
            remainingSeconds: number;
        };
        /** @description All that the page of a product shows first */
        ProductPage: {
            details: components["schemas"]["ModuleDetails"];
            introPage: components["schemas"]["IntroPage"];
            resources: components["schemas"]["Resource"][];
            /** @description Null unless the learner is in the middle of it */
            overview: components["schemas"]["ModuleOverview"] | null;
            /** @description Null for all but courses and projects */
            outline: components["schemas"]["Outline"] | null;
        };
        /** @enum {string} */
        Goal: "networkJob" | "securityJob" | "curious";
        /**
         * @description Where a person is when they begin
         * @enum {string}
         */
        StartingLevel: "newToThis" | "someIt" | "inItNow";
        /** @description What a person wants. A question without an answer that isn't in `skipped` is still open. */
        Goals: {
            goal: components["schemas"]["Goal"] | null;
            level: components["schemas"]["StartingLevel"] | null;
            /** @description Evenings a week */
            evenings: number | null;
            skipped: ("goal" | "level" | "evenings")[];
        };
        PathStep: {
            module: components["schemas"]["Module"];
            /**
             * @description lead is what the learner bought or is in
             * @enum {string}
             */
            kind: "lead" | "free" | "course" | "program";
            /** @description Lessons that are open to everyone */
            freeLessons: number;
            /** @description The total of the default plan; null for what is free, owned or not sold */
            price: components["schemas"]["Money"] | null;
        };
        /** @description One way through the academy: what was bought, a free course, the first courses of a program, the program */
        LearningPath: {
            goals: components["schemas"]["Goals"];
            steps: components["schemas"]["PathStep"][];
        };
        GoalsPatch: {
            goal?: components["schemas"]["Goal"] | null;
            level?: components["schemas"]["StartingLevel"] | null;
            evenings?: number | null;
        };
        Apply: {
            moduleId: components["schemas"]["Id"];
            /**
             * Format: text
             * @description Why the applicant wants to join
             */
            message?: string;
        };
        /**
         * @description What buyers may choose
         * @enum {string}
         */
        BuyerPaymentType: "card" | "wallet";
        CrosssellChoice: {
            id: components["schemas"]["Id"];
        };
        Shipping: {
            /** Format: line */
            street: string;
            /** Format: line */
            city: string;
            /** Format: line */
            state: string;
            /** Format: line */
            zip: string;
            /** Format: line */
            country: string;
            /** @enum {string} */
            tshirtSize?: "S" | "M" | "L" | "XL" | "XXL" | "XXXL" | "XXXXL";
        };
        /** @description An order for a product. Amounts are never sent: the server computes them and refuses the order if `dueToday` or `nextCharge` is not what the buyer saw. */
        ModulePurchase: {
            priceId: components["schemas"]["Id"];
            /**
             * Format: uuid
             * @description Chosen by the client: the same order sent again is placed once and gets the same answer
             */
            requestId: string;
            /** @description What the buyer saw and agreed to */
            dueToday: components["schemas"]["Money"];
            /** @description What the buyer saw that is charged next, of a plan with more payments */
            nextCharge?: components["schemas"]["Money"];
            /** @description The cohort of a program. It must be chosen while one has seats */
            batchId?: components["schemas"]["Id"];
            /** @description The primary payment method if left out */
            paymentType?: components["schemas"]["BuyerPaymentType"];
            crosssells?: components["schemas"]["CrosssellChoice"][];
            shipping?: components["schemas"]["Shipping"];
            /**
             * Format: line
             * @description A product of the buyer that this one replaces
             */
            replacedProductUniqueName?: string;
            /** @default false */
            useCredits: boolean;
        };
        /** @enum {string} */
        PaymentType: "card" | "wallet" | "noCharge" | "offline";
        /** @enum {string} */
        PurchaseStatus: "refund" | "failed" | "active" | "paused" | "expired" | "deleted" | "cancelled" | "declined";
        /** @description The plan as it was sold */
        PurchasePlan: {
            type: components["schemas"]["PlanType"];
            /** @description Of one payment */
            amount: components["schemas"]["Money"];
            months: number | null;
            monthsPaid: number;
            trialDays: number | null;
            validDays: number | null;
        };
        PurchaseLine: {
            /** @enum {string} */
            kind: "product" | "orderbump" | "upsell" | "downsell";
            product: components["schemas"]["SoldProduct"];
            /** @description As it was called when bought */
            name: string;
            amount: components["schemas"]["Amount"];
        };
        /** @enum {string} */
        PurchaseAction: "cancelSubscription" | "reactivateSubscription" | "payoff" | "switchPaymentMethod" | "requestRefund" | "retryPayment" | "reauthorise";
        /** @description Amounts are minor units of `currency`; amountPaid is what was captured less what was refunded. */
        Purchase: {
            id: components["schemas"]["Id"];
            priceId: components["schemas"]["Id"];
            product: components["schemas"]["SoldProduct"];
            paymentType: components["schemas"]["PaymentType"];
            status: components["schemas"]["PurchaseStatus"];
            currency: string;
            start: components["schemas"]["Instant"];
            expiry: components["schemas"]["Instant"] | null;
            nextPaymentDate: components["schemas"]["Instant"] | null;
            nextPaymentAmount: number | null;
            total: components["schemas"]["Amount"];
            amountPaid: components["schemas"]["Amount"];
            balanceDue: components["schemas"]["Amount"];
            refunded: components["schemas"]["Amount"];
            plan: components["schemas"]["PurchasePlan"];
            enrollmentFee: components["schemas"]["Amount"];
            discount: components["schemas"]["Amount"];
            credit: components["schemas"]["Amount"];
            tax: components["schemas"]["Amount"];
            trialEndsAt: components["schemas"]["Instant"] | null;
            pausedUntil: components["schemas"]["Instant"] | null;
            cancelledAt: components["schemas"]["Instant"] | null;
            /** @description The first time a payment that is still due was declined */
            dueSince: components["schemas"]["Instant"] | null;
            /** @description Whole days until `expiry`; 0 or less charges a reactivation today */
            daysLeft: number | null;
            lines: components["schemas"]["PurchaseLine"][];
            /** @description What its buyer can do now */
            actions: components["schemas"]["PurchaseAction"][];
            /** @enum {string|null} */
            refundRequest: "requested" | "approved" | "rejected" | null;
            /** @description Named by every change; 409 if it is no longer the current one */
            version: number;
        };
        PurchaseResult: {
            /**
             * @description processing: the outcome is not known yet; ask again
             * @enum {string}
             */
            state: "bought" | "confirmationNeeded" | "processing" | "declined";
            /** Format: uuid */
            requestId: string;
            purchase: components["schemas"]["Purchase"] | null;
            confirmation: components["schemas"]["Confirmation"] | null;
            decline: {
                code: string;
                /** @description For the buyer */
                message: string;
            } | null;
            /**
             * @description What follows a purchase
             * @enum {string|null}
             */
            next: "terms" | "onboarding" | "start" | null;
        };
        /** @description Without `skip`, finishes the content of a lesson. With `skip`, skips a lesson if its product allows it, or a course or project if its program does. */
        ModulePatch: {
            skip?: boolean;
        };
        Completion: {
            percent: number;
            done: number;
            total: number;
        };
        /** @description Adds an offer to a purchase just made, with a charge of its own by the method of the purchase */
        UpsellPurchase: {
            crosssellId: components["schemas"]["Id"];
            /**
             * Format: uuid
             * @description Chosen by the client: the same wish sent again is charged once
             */
            requestId: string;
            /** @description What the buyer saw and agreed to */
            dueToday: components["schemas"]["Money"];
        };
        StaffOverview: {
            decisions: {
                /** @enum {string} */
                kind: "applications" | "refundRequests" | "failedPayments" | "frozenAccounts" | "unknownPayments" | "failedJobs" | "startingCohorts" | "referralWithdrawals" | "ambassadorWithdrawals" | "suspectedReferrals" | "reports";
                count: number;
            }[];
            figures: {
                /** @enum {string} */
                kind: "users" | "newUsers" | "activePurchases";
                count: number;
            }[];
        };
        StaffFigure: {
            /** @enum {string} */
            kind: "signUps" | "purchases" | "income" | "refunded";
            /** @description Of amounts, in minor units; null for what is counted */
            currency: string | null;
            total: number;
            /** @description The total of as many days before */
            before: number;
            points: {
                /** Format: date */
                start: string;
                value: number;
            }[];
        };
        StaffFigures: {
            /** Format: date */
            since: string;
            /** Format: date */
            until: string;
            /**
             * @description How long a point of a figure is
             * @enum {string}
             */
            step: "day" | "week" | "month";
            figures: components["schemas"]["StaffFigure"][];
        };
        /** @enum {string} */
        OverviewList: "refundRequests" | "unknownPayments" | "failedJobs" | "purchases" | "payments" | "refunds";
        OverviewEntry: {
            /** @description Tells one entry of a list from the others */
            id: number;
            /** @description The product, or the name of a job */
            title: string;
            /** @description The reason that was given */
            detail: string | null;
            user: components["schemas"]["UserRef"] | null;
            purchaseId: components["schemas"]["Id"] | null;
            money: components["schemas"]["Money"] | null;
            date: components["schemas"]["Instant"];
        };
        /** @description Where a list continues; send a cursor back as it is */
        KeysetPaging: {
            pageSize: number;
            /** @description Large numbers are counted up to 10,000 for each status */
            total: number;
            /** @description The cursor of the next page */
            next: string | null;
            /** @description The cursor of the page before */
            previous: string | null;
        };
        OverviewEntryPage: {
            data: components["schemas"]["OverviewEntry"][];
            paging: components["schemas"]["KeysetPaging"];
        };
        /** @description Something done by staff. Personal values are masked. */
        AuditEntry: {
            id: components["schemas"]["Id"];
            action: string;
            by: components["schemas"]["UserRef"];
            /** @description Whose account it was */
            user: components["schemas"]["UserRef"] | null;
            /** @description Of which purchase */
            product: string | null;
            purchaseId: components["schemas"]["Id"] | null;
            before: {
                [key: string]: unknown;
            };
            after: {
                [key: string]: unknown;
            };
            reason: string;
            date: components["schemas"]["Instant"];
            /** @description Only in the changes of a cohort: whether the caller can take it back now */
            mayUndo?: boolean;
        };
        AuditPage: {
            data: components["schemas"]["AuditEntry"][];
            paging: components["schemas"]["KeysetPaging"];
        };
        ManagedIncident: {
            id: components["schemas"]["Id"];
            incident: components["schemas"]["Incident"];
            /** @description Who opened it */
            by: components["schemas"]["UserRef"];
            version: number;
        };
        IncidentPage: {
            data: components["schemas"]["ManagedIncident"][];
            paging: components["schemas"]["KeysetPaging"];
        };
        /**
         * Format: uuid
         * @description Repeating a change with the same id, after a lost response, has no effect
         */
        ChangeId: string;
        IncidentInput: {
            changeId: components["schemas"]["ChangeId"];
            /** Format: text */
            title: string;
            impact: components["schemas"]["IncidentImpact"];
            state: components["schemas"]["IncidentState"];
            parts: components["schemas"]["StatusPart"][];
            /** Format: text */
            message: string;
        };
        IncidentChange: {
            /** @description The version that was seen */
            version: number;
            impact: components["schemas"]["IncidentImpact"];
            state: components["schemas"]["IncidentState"];
            parts: components["schemas"]["StatusPart"][];
            /** Format: text */
            message: string;
        };
        /**
         * @description `cohort`: by its name
         * @enum {string}
         */
        UserUploadField: "firstName" | "lastName" | "email" | "phone" | "roles" | "cohort" | "tshirtSize";
        UserUpload: {
            id: components["schemas"]["Id"];
            key: string;
            fileName: string;
            /** @enum {string} */
            state: "checked" | "running" | "stopped" | "done" | "takingBack" | "takenBack";
            columns: {
                /** @description As the heading of the file has it */
                name: string;
                samples: string[];
                field: components["schemas"]["UserUploadField"] | null;
            }[];
            counts: {
                ready: number;
                faulty: number;
                known: number;
                added: number;
                updated: number;
                failed: number;
                takenBack: number;
            };
            sendsActivation: boolean;
            assignsCohort: boolean;
            updatesKnown: boolean;
            createdAt: components["schemas"]["Instant"];
            endedAt: components["schemas"]["Instant"] | null;
            /** @description Null while nothing can be taken back */
            takeBackUntil: components["schemas"]["Instant"] | null;
        };
        UserUploadRequest: {
            /** @description Of the uploaded file */
            key: string;
            /** @description What each column is, null for columns that are left out; null to match them by their names */
            fields: (components["schemas"]["UserUploadField"] | null)[] | null;
        };
        UserUploadUpdate: {
            /** @enum {string} */
            state: "running" | "stopped" | "takingBack";
            /** @description Whether each new user is sent the activation email; as before when left out */
            sendsActivation?: boolean;
            /** @description Whether each user is assigned to the cohort in the file; as before when left out */
            assignsCohort?: boolean;
            /** @description Whether those with an account get the name, and the phone and size that the file has; as before when left out */
            updatesKnown?: boolean;
        };
        UserUploadCorrection: {
            /** @description What each column is by now, null for columns that are left out; null to leave them as they are */
            fields: (components["schemas"]["UserUploadField"] | null)[] | null;
            cells: {
                /** @description In the file */
                line: number;
                /** @description Its column, counted from 0 */
                at: number;
                /** Format: line */
                value: string;
            }[];
        };
        /**
         * @description `ready`: to be added. `known`: the academy has an account with this address.
         * @enum {string}
         */
        UserUploadOutcome: "ready" | "faulty" | "known" | "added" | "updated" | "failed" | "takenBack";
        UserUploadLine: {
            /** @description In the file */
            line: number;
            name: string;
            outcome: components["schemas"]["UserUploadOutcome"];
            faults: {
                /** @description As the heading has it; null for the whole line */
                column: string | null;
                /** @description The column, counted from 0; null for the whole line */
                at: number | null;
                value: string;
                message: string;
            }[];
            /** @description The account that was added */
            userId: components["schemas"]["Id"] | null;
        };
        UserUploadLinePage: {
            data: components["schemas"]["UserUploadLine"][];
            paging: components["schemas"]["KeysetPaging"];
        };
        /**
         * @description Blocking is kept apart from the status: it comes first here
         * @enum {string}
         */
        AccountState: "active" | "inactive" | "blocked";
        UserListItem: {
            id: components["schemas"]["Id"];
            name: string;
            avatar: string | null;
            roles: components["schemas"]["Role"][];
            state: components["schemas"]["AccountState"];
            /** @description Null for roles that see names alone */
            contact: {
                email: string;
                phone: string | null;
                /** @description The newest */
                cohorts: string[];
                totalXpPoints: number;
                level: number;
                /** @enum {string} */
                paymentStatus: "ok" | "declined" | "frozen";
                signUpDate: components["schemas"]["Instant"];
                /** @description The last sign of an open session */
                lastSeen: components["schemas"]["Instant"] | null;
            } | null;
        };
        UserPage: {
            data: components["schemas"]["UserListItem"][];
            paging: components["schemas"]["KeysetPaging"];
        };
        UserCreate: {
            /** Format: line */
            firstName: string;
            /** Format: line */
            lastName: string;
            /** Format: line */
            email: string;
            /** Format: line */
            phone?: string | null;
            roles: components["schemas"]["Role"][];
            shippingAddress?: components["schemas"]["ShippingAddress"] | null;
            /** @description Whether the activation email is sent at once */
            sendsActivation: boolean;
        };
        ManagedUser: {
            id: components["schemas"]["Id"];
            /** @description Named by every change; 409 if it is no longer the current one */
            version: number;
            uniqueName: string;
            firstName: string;
            lastName: string;
            avatar: string | null;
            email: string;
            isEmailConfirmed: boolean;
            phone: string | null;
            roles: components["schemas"]["Role"][];
            state: components["schemas"]["AccountState"];
            /**
             * @description 1 active, 2 inactive
             * @enum {integer}
             */
            status: 1 | 2;
            blocked: boolean;
            companyName: string | null;
            /** @description Null if all its parts are empty */
            shippingAddress: components["schemas"]["ShippingAddress"] | null;
            tshirtSize: components["schemas"]["TshirtSize"];
            specialStatus: string | null;
            signupMethod: string | null;
            referralCode: string;
            socialLinks: components["schemas"]["SocialLink"][];
            birthDateMonth: number | null;
            birthDateDay: number | null;
            birthDateYear: number | null;
            isIAU: boolean;
            /** @enum {string} */
            paymentStatus: "ok" | "declined" | "frozen";
            /** @description The newest */
            cohorts: string[];
            signUpDate: components["schemas"]["Instant"];
            lastSeen: components["schemas"]["Instant"] | null;
            purchaseCount: number;
            noteCount: number;
            /** @description Whether the caller may change it */
            mayEdit: boolean;
            mayAssignRoles: boolean;
        };
        UserCounts: {
            /** @description Accounts that were not deleted */
            people: number;
            /** @description Those of them who signed up in this month of UTC */
            newThisMonth: number;
        };
        BulkUserIds: components["schemas"]["Id"][];
        /** @description Why, for the log */
        LogMessage: string;
        /** @description Why, for the log */
        AwardReason: string;
        UserBulkAction: {
            /** @enum {string} */
            action: "block" | "unblock" | "deactivate" | "activate";
            userIds: components["schemas"]["BulkUserIds"];
            reason: components["schemas"]["LogMessage"];
        } | {
            /** @enum {string} */
            action: "resetProgress";
            userIds: components["schemas"]["BulkUserIds"];
            /** @description Courses and projects */
            moduleIds: components["schemas"]["Id"][];
            reason: components["schemas"]["LogMessage"];
            changeId: components["schemas"]["ChangeId"];
        } | {
            /** @enum {string} */
            action: "award";
            userIds: components["schemas"]["BulkUserIds"];
            diplomaId: components["schemas"]["Id"];
            /** @description A product that gives it */
            moduleId: components["schemas"]["Id"];
            reason: components["schemas"]["AwardReason"];
        } | {
            /** @enum {string} */
            action: "product";
            userIds: components["schemas"]["BulkUserIds"];
            priceId: components["schemas"]["Id"];
            /** @description The cohort of a program; needed while one can be joined */
            batchId?: components["schemas"]["Id"];
            /**
             * @description Paid elsewhere, or given away
             * @enum {string}
             */
            paymentType: "offline" | "noCharge";
            reason: components["schemas"]["LogMessage"];
            changeId: components["schemas"]["ChangeId"];
        } | {
            /** @enum {string} */
            action: "message";
            userIds: components["schemas"]["BulkUserIds"];
            /** Format: line */
            subject: string;
            /** Format: text */
            text: string;
            changeId: components["schemas"]["ChangeId"];
        };
        BulkRefusal: {
            user: components["schemas"]["UserRef"];
            milestoneId?: components["schemas"]["Id"];
            reason: string;
        };
        /** @description What was done for each of many; one refusal stops no other */
        BulkReport: {
            done: number;
            /** @description Had it already */
            unchanged: number;
            refused: components["schemas"]["BulkRefusal"][];
        };
        DeleteUserRequest: {
            /** @description Of the account that was decided on */
            version: number;
            /**
             * Format: line
             * @description The address of the account, to be sure
             */
            email: string;
            /**
             * Format: line
             * @description For the log; it must name no personal data
             */
            reason: string;
        };
        UserUpdate: {
            /** @description What the change was decided on */
            version: number;
            /** @description The id of the path, if it is sent */
            id?: components["schemas"]["Id"];
            reason?: components["schemas"]["LogMessage"];
            /** Format: line */
            firstName?: string;
            /** Format: line */
            lastName?: string;
            /**
             * Format: line
             * @description The old address gets an email, and the person is signed out everywhere
             */
            email?: string;
            /** Format: line */
            phone?: string | null;
            roles?: components["schemas"]["Role"][];
            shippingAddress?: components["schemas"]["ShippingAddress"] | null;
            tshirtSize?: components["schemas"]["TshirtSize"];
            /** Format: line */
            specialStatus?: string | null;
            birthDateMonth?: number | null;
            birthDateDay?: number | null;
            birthDateYear?: number | null;
            isIAU?: boolean;
            /** @enum {integer} */
            status?: 1 | 2;
            blocked?: boolean;
        };
        UserNote: {
            id: components["schemas"]["Id"];
            note: string;
            by: components["schemas"]["UserRef"];
            date: components["schemas"]["Instant"];
            mayDelete: boolean;
        };
        UserNotePage: {
            data: components["schemas"]["UserNote"][];
            paging: components["schemas"]["KeysetPaging"];
        };
        UserNoteInput: {
            note: string;
            changeId: components["schemas"]["ChangeId"];
        };
        /** @description Something done by staff, by the person (their purchases), or (null) by the server. Personal values are masked. */
        UserLogEntry: {
            /** @description Tells one entry from the others */
            id: string;
            action: string;
            by: components["schemas"]["UserRef"] | null;
            /** @description Of which purchase */
            product: string | null;
            purchaseId: components["schemas"]["Id"] | null;
            before: {
                [key: string]: unknown;
            };
            after: {
                [key: string]: unknown;
            };
            reason: string;
            date: components["schemas"]["Instant"];
        };
        UserLogPage: {
            data: components["schemas"]["UserLogEntry"][];
            paging: components["schemas"]["KeysetPaging"];
        };
        ContextFlags: {
            finishedInvite: boolean;
            closedInviteNotification: boolean;
            /** Format: line */
            cancelledProductName: string | null;
            /** Format: line */
            referralFlowStatus: string;
            /** @description Sessions are recorded while the person is a student or an instructor assistant, nothing else, and agrees */
            isSessionRecordingEnabled: boolean;
        };
        ContextUpdate: {
            flags: components["schemas"]["ContextFlags"];
            /** @description What the decision is based on */
            seen: components["schemas"]["ContextFlags"];
            reason: components["schemas"]["LogMessage"];
        };
        UserViewStart: {
            reason: components["schemas"]["LogMessage"];
        };
        UserView: {
            id: components["schemas"]["Id"];
            until: components["schemas"]["Instant"];
        };
        /** @enum {string} */
        AssessmentKind: "exam" | "sqc";
        /**
         * @description When correct answers are shown: never; once the exam is passed or no attempts are left; or after each attempt
         * @enum {string}
         */
        AnswersShown: "never" | "whenSettled" | "always";
        /**
         * @description failed: the latest attempt is completed and none was passed
         * @enum {string}
         */
        ExamState: "notStarted" | "started" | "passed" | "failed";
        OpenAttempt: {
            id: components["schemas"]["Id"];
            deadline: components["schemas"]["Instant"] | null;
        };
        /** @description A practical task to complete */
        ChecklistItem: {
            id: components["schemas"]["Id"];
            text: string;
            /** @description When the learner ticked it */
            doneAt: components["schemas"]["Instant"] | null;
        };
        /** @description An exam or SQC with one learner's status in it */
        Exam: {
            id: components["schemas"]["Id"];
            uniqueName: string;
            kind: components["schemas"]["AssessmentKind"];
            title: string;
            /** @description HTML */
            description: string;
            product: components["schemas"]["ProductRef"];
            questionCount: number;
            /** @description The sum of the weights of its questions */
            totalPoints: number;
            /** @description null: no time limit */
            durationMinutes: number | null;
            /** @description null: unlimited */
            attemptsAllowed: number | null;
            attemptsUsed: number;
            passPercent: number;
            /** @description Wait between the end of an attempt and the start of the next */
            cooldownMinutes: number;
            answersShown: components["schemas"]["AnswersShown"];
            /** @description Awarded once, for passing */
            xpPoints: number;
            state: components["schemas"]["ExamState"];
            /** @description Whether an attempt can be started now; an open attempt is resumed instead */
            canStart: boolean;
            /** @description When the current cool-down ends */
            nextAttemptAt: components["schemas"]["Instant"] | null;
            openAttempt: components["schemas"]["OpenAttempt"] | null;
            bestPercent: number | null;
            /** @description The practical part of an SQC; empty for an exam */
            checklist: components["schemas"]["ChecklistItem"][];
            serverTime: components["schemas"]["Instant"];
        };
        /** @description What a person sees of their learning; nothing of money or messages */
        SeenLearning: {
            user: components["schemas"]["UserRef"];
            reason: string;
            until: components["schemas"]["Instant"];
            continueLearning: components["schemas"]["LessonRef"] | null;
            products: {
                product: components["schemas"]["ProductRef"];
                status: components["schemas"]["LearnerStatus"] | null;
                done: number;
                total: number;
            }[];
            exams: components["schemas"]["Exam"][];
            achievements: components["schemas"]["Achievement"][];
        };
        OwnPaymentMethod: {
            id: components["schemas"]["Id"];
            userId: components["schemas"]["Id"];
            type: components["schemas"]["BuyerPaymentType"];
            /** @description Used when a purchase names no method */
            isPrimary: boolean;
            /** @description The next automatic payment uses it */
            isCurrent: boolean;
            brand: string | null;
            funding: string | null;
            last4: string | null;
            expMonth: number | null;
            expYear: number | null;
            zip: string | null;
            payerEmail: string | null;
            /** @description When a wallet's authorisation ends */
            expiresAt: components["schemas"]["Instant"] | null;
            /** @description Products whose next payment is charged to it */
            pays: components["schemas"]["ProductRef"][];
        };
        UserRefund: {
            id: components["schemas"]["Id"];
            amount: components["schemas"]["Amount"];
            /** @enum {string} */
            status: "due" | "sent" | "succeeded" | "failed";
            by: components["schemas"]["UserRef"] | null;
            reason: string;
            date: components["schemas"]["Instant"];
        };
        UserPayment: {
            id: components["schemas"]["Id"];
            purchaseId: components["schemas"]["Id"];
            /** @description What it was for; for an offer paid separately, the offered product */
            product: components["schemas"]["SoldProduct"];
            /** @enum {string} */
            kind: "first" | "cycle" | "reactivation" | "payoff" | "upsell" | "manual";
            paymentType: components["schemas"]["PaymentType"];
            /** @enum {string} */
            status: "due" | "sent" | "authenticating" | "paid" | "failed" | "cancelled";
            amount: components["schemas"]["Amount"];
            refunded: components["schemas"]["Amount"];
            currency: string;
            invoiceNumber: string | null;
            declineCode: string | null;
            /** @description What the provider said */
            decline: string | null;
            date: components["schemas"]["Instant"];
            refunds: components["schemas"]["UserRefund"][];
        };
        UserPayments: {
            methods: components["schemas"]["OwnPaymentMethod"][];
            data: components["schemas"]["UserPayment"][];
            paging: components["schemas"]["Paging"];
        };
        CardInput: {
            /**
             * Format: line
             * @description From the provider's frame; works once
             */
            cardToken: string;
            /** @description What the provider's frame said. What is stored comes from the provider itself. */
            card: {
                /** Format: line */
                zip: string | null;
                /** Format: line */
                brand: string;
                expMonth: number;
                expYear: number;
                /** Format: line */
                funding: string | null;
                last4: string;
            };
        };
        /** @description The payment methods of a person: at most one card and one wallet */
        PaymentMethods: {
            methods: components["schemas"]["OwnPaymentMethod"][];
        };
        OpenCohort: {
            id: components["schemas"]["Id"];
            name: string;
            /** Format: date */
            startDate: string;
            /** Format: date */
            endDate: string;
            /** @description null without a limit */
            seatsLeft: number | null;
        };
        PurchasableModule: {
            product: components["schemas"]["SoldProduct"];
            /** @description Of a program: those that can be joined now, the earliest first */
            cohorts: components["schemas"]["OpenCohort"][];
            offers: {
                /** @description The coupon the plans belong to; null for the normal ones */
                couponCode: string | null;
                /** @description The add-on whose price it is */
                addonName: string | null;
                prices: components["schemas"]["Price"][];
            }[];
        };
        PurchasableModulePage: {
            data: components["schemas"]["PurchasableModule"][];
            paging: components["schemas"]["Paging"];
        };
        PurchaseTotals: {
            currency: string;
            /** @description Without what was given back */
            amountPaid: components["schemas"]["Amount"];
            balanceDue: components["schemas"]["Amount"];
            refunded: components["schemas"]["Amount"];
            /** @description Of the next charge of any of them */
            nextPaymentDate: components["schemas"]["Instant"] | null;
        };
        UserPurchasePage: {
            data: components["schemas"]["Purchase"][];
            /** @description What all purchases come to, on every page the same; one for each currency */
            totals: components["schemas"]["PurchaseTotals"][];
            paging: components["schemas"]["Paging"];
        };
        UserPurchaseOrder: {
            priceId: components["schemas"]["Id"];
            paymentType: components["schemas"]["PaymentType"];
            /** @description The cohort of a program; needed while one can be joined */
            batchId?: components["schemas"]["Id"];
            /**
             * Format: uuid
             * @description Chosen by the client: the same order sent again is placed once
             */
            requestId: string;
            managementContext: {
                logMessage: components["schemas"]["LogMessage"];
            };
        };
        RefundRequest: {
            reason: string;
            /** @enum {string} */
            status: "requested" | "approved" | "rejected";
            /** @description Who decided */
            by: components["schemas"]["UserRef"] | null;
            /** @description When it was asked for */
            date: components["schemas"]["Instant"];
        };
        /** @description A change of a purchase, made by a person or (null) by the server */
        PurchaseLogEntry: {
            id: components["schemas"]["Id"];
            action: string;
            by: components["schemas"]["UserRef"] | null;
            /** @description The status before */
            from: string;
            /** @description The status after */
            to: string;
            data: {
                [key: string]: string | number | boolean | null;
            };
            logMessage: string | null;
            date: components["schemas"]["Instant"];
        };
        /** @description A purchase as staff see it */
        ManagedPurchase: {
            userId: components["schemas"]["Id"];
            purchase: components["schemas"]["Purchase"];
            /** @description Whether staff set the date of the next payment */
            isNextPaymentSet: boolean;
            /** @description Whether staff set the expiry */
            isExpirySet: boolean;
            mostToCharge: components["schemas"]["Amount"];
            /** @description By the caller */
            mostToRefund: components["schemas"]["Amount"];
            /** @description The latest */
            refundRequest: components["schemas"]["RefundRequest"] | null;
            /** @description The newest 100, newest first */
            events: components["schemas"]["PurchaseLogEntry"][];
        };
        ManagedPurchaseResult: {
            /**
             * @description processing: the outcome is not known yet
             * @enum {string}
             */
            state: "done" | "processing" | "declined";
            purchase: components["schemas"]["ManagedPurchase"] | null;
            decline: {
                code: string;
                message: string;
            } | null;
        };
        /** @description Minor units */
        BeforeAfter: {
            before: number;
            after: number;
        };
        /** @description What an action would do, in words for the person who decides */
        PurchasePreview: {
            /** @description What it is computed from */
            version: number;
            currency: string;
            money: string;
            paid: components["schemas"]["BeforeAfter"];
            due: components["schemas"]["BeforeAfter"];
            access: string;
            mails: {
                to: string;
                subject: string;
                text: string;
            }[];
            undo: string;
        };
        UserPurchaseRemoval: {
            /** @description What the removal was decided on */
            version: number;
            logMessage: components["schemas"]["LogMessage"];
        };
        UserPurchaseChange: {
            /** @description What the change was decided on */
            version: number;
            nextChargeDate?: components["schemas"]["Instant"];
            pausedUntil?: components["schemas"]["Instant"] | null;
            newExpiryDate?: components["schemas"]["Instant"];
            paymentType?: components["schemas"]["BuyerPaymentType"];
            /** Format: uuid */
            requestId?: string;
            logMessage?: components["schemas"]["LogMessage"];
        };
        UserPurchaseRefund: {
            /** Format: uuid */
            requestId: string;
            paymentId?: components["schemas"]["Id"];
            /** @description Minor units */
            amount?: number;
            logMessage?: components["schemas"]["LogMessage"];
        };
        UserPurchaseCharge: {
            /** @description Charges all that is left; `amount` says what that was */
            isPayOff: boolean;
            amount: components["schemas"]["Amount"];
            /** @enum {string} */
            paymentType: "card" | "wallet" | "offline";
            /** Format: uuid */
            requestId: string;
            logMessage: components["schemas"]["LogMessage"];
        };
        ApplicationItem: {
            id: components["schemas"]["Id"];
            /** @description The name of the program */
            title: string;
            product: components["schemas"]["ProductRef"];
            user: components["schemas"]["UserRef"];
            status: components["schemas"]["ApplicationStatus"];
            submittedAt: components["schemas"]["Instant"];
            decidedBy: components["schemas"]["UserRef"] | null;
            decidedAt: components["schemas"]["Instant"] | null;
        };
        /** @description How many there are in each status under the other filters; large numbers stop at 10,000 */
        StatusCounts: {
            status: string | number;
            count: number;
        }[];
        ApplicationPage: {
            data: components["schemas"]["ApplicationItem"][];
            paging: components["schemas"]["KeysetPaging"];
            counts: components["schemas"]["StatusCounts"];
            /** @description The waiting time that applicants see */
            wait: components["schemas"]["WaitClass"] | null;
        };
        /** @description An application with what its applicant answered and did so far, for who decides */
        ReviewedApplication: {
            application: components["schemas"]["ApplicationItem"];
            message: string;
            /** @description Why it was refused */
            reason: string | null;
            goals: components["schemas"]["Goals"];
            lessonsDone: number;
            level: number;
            memberSince: components["schemas"]["Instant"];
            /** @description Reasons of earlier refusals, latest first */
            refusals: string[];
        };
        /** @description A refusal needs a reason */
        ApplicationDecision: {
            /** @enum {string} */
            decision: "accepted" | "refused";
            /** Format: text */
            reason?: string;
            /** @description The state the decision is based on */
            expected: {
                status: components["schemas"]["ApplicationStatus"];
            };
            changeId?: components["schemas"]["ChangeId"];
        };
        PartnerSessionHeader: string;
        LessonSection: {
            id: components["schemas"]["Id"];
            name: string;
            position: number;
        };
        /** @description A smaller version of a video for slow connections and small screens */
        VideoRendition: {
            /** @description Pixels of its shorter side, e.g. 360 */
            side: number;
            url: string;
        };
        Video: {
            /** @enum {string} */
            provider: "file" | "hls";
            url: string;
            poster: string | null;
            /** @description Seconds */
            duration: number;
            captions: components["schemas"]["TextTrack"][];
            /** @description URL of a WebVTT chapters file */
            chapters: string | null;
            /** @description Smaller versions, the smallest first; left out if there are none */
            renditions?: components["schemas"]["VideoRendition"][];
            /** @description URL of a WebVTT file whose cues point at parts of images, such as `tiles.jpg#xywh=0,0,160,90` */
            thumbnails: string | null;
        };
        LessonNeighbour: {
            lesson: components["schemas"]["LessonRef"];
            isLocked: boolean;
        };
        /** @description A lesson the learner can open. A locked lesson answers 403 with the code locked, the reason and what unlocks it. */
        Lesson: {
            id: components["schemas"]["Id"];
            name: string;
            product: components["schemas"]["ProductRef"];
            parent: components["schemas"]["ProductRef"] | null;
            section: components["schemas"]["LessonSection"];
            /** @description Position in its section, from 1 */
            position: number;
            /** @description Its sections and lessons are shown with their numbers */
            isNumbered: boolean;
            status: components["schemas"]["LearnerStatus"] | null;
            /** @description Open to everyone */
            isFree: boolean;
            /** @description Open only because it is free: its notes, discussion, homework and rating are for learners of the product */
            isPreview: boolean;
            isFinished: boolean;
            /** @description Skipped: the next lesson is open, and this one can still be finished */
            isSkipped: boolean;
            /** @description Whether the learner can skip it: the product allows it, and it is neither done nor skipped */
            canSkip: boolean;
            /** @description What is left to do in this lesson */
            remaining: ("finish" | "quiz" | "homework")[];
            /** @description Sanitised HTML */
            description: string;
            motivationalMessage: string | null;
            xpPoints: number;
            /** @enum {integer|null} */
            level: 1 | 2 | 3 | null;
            duration: number;
            video: components["schemas"]["Video"] | null;
            watch: {
                position: number;
                secondsWatched: number;
            };
            resources: components["schemas"]["Resource"][];
            /** @description The learner's notes */
            noteCount: number;
            /** @description Questions in its discussion; null if it has none */
            questionCount: number | null;
            /** @description The titles of its exercises; left out if it has none */
            exercises?: string[];
            /** @description Its practice labs; left out if it has none */
            labCount?: number;
            quiz: components["schemas"]["OutlineQuiz"] | null;
            homework: components["schemas"]["OutlineHomework"] | null;
            previous: components["schemas"]["LessonNeighbour"] | null;
            next: components["schemas"]["LessonNeighbour"] | null;
        };
        /** @description What a learner typed, by the field or list of the definition; `log` holds the commands of an exercise with a network */
        ExerciseTexts: {
            [key: string]: string;
        };
        /** @description The receipt of a saved answer */
        SavedExerciseAnswer: {
            texts: components["schemas"]["ExerciseTexts"];
            version: number;
            savedAt: components["schemas"]["Instant"];
        };
        /** @description What is known about one goal, as the engine states it: codes and numbers, no sentences */
        ExerciseFinding: {
            goal: string;
            /** @enum {string} */
            verdict: "met" | "unmet" | "undecided";
            cause: string;
        } & {
            [key: string]: unknown;
        };
        ExerciseGrade: {
            /** @description Whether every goal that is required is met */
            passed: boolean;
            points: number;
            total: number;
            goals: components["schemas"]["ExerciseFinding"][];
        };
        GradedExercise: {
            grade: components["schemas"]["ExerciseGrade"];
            /** @description The version of the engine that graded */
            engine: number;
            gradedAt: components["schemas"]["Instant"];
        };
        /** @description A network exercise with its values drawn */
        Exercise: {
            id: components["schemas"]["Id"];
            /** @description The lesson it belongs to */
            moduleId: components["schemas"]["Id"];
            /** @description The version of the definition */
            version: number;
            /** @description Which variant it is */
            seed: number;
            /** @description The drawn values by name */
            values: {
                [key: string]: string | number;
            };
            /** @description The exercise as the engine reads it, without the model answer and the tests */
            definition: {
                /** @description The version of the format */
                exercise: number;
                kind: string;
                title: string;
                task: string[];
                goals: {
                    [key: string]: unknown;
                }[];
            } & {
                [key: string]: unknown;
            };
            answer: components["schemas"]["SavedExerciseAnswer"] | null;
            /** @description The grade of the saved answer; null if that was not checked */
            graded: components["schemas"]["GradedExercise"] | null;
        };
        LessonExercises: {
            lesson: components["schemas"]["LessonRef"];
            exercises: components["schemas"]["Exercise"][];
        };
        /** @description What the browser found. A difference to the server's grade is recorded as a defect. */
        SeenVerdicts: {
            /** Format: line */
            goal: string;
            /** @enum {string} */
            verdict: "met" | "unmet" | "undecided";
        }[];
        FreeExerciseCheckInput: {
            exerciseId: components["schemas"]["Id"];
            texts: components["schemas"]["ExerciseTexts"];
            definitionVersion: number;
            seen?: components["schemas"]["SeenVerdicts"];
        };
        /** @enum {string} */
        QuestionType: "fillInTheBlank" | "singleAnswer" | "multipleAnswer" | "exercise";
        /** @description An exercise that is a question, with its values drawn, and without its model answer and tests */
        AskedExercise: {
            /** @description Which variant it is */
            seed: number;
            /** @description The drawn values by name */
            values: {
                [key: string]: string | number;
            };
            definition: {
                exercise: number;
                kind: string;
                title: string;
                task: string[];
                goals: {
                    [key: string]: unknown;
                }[];
            } & {
                [key: string]: unknown;
            };
        };
        /** @description A question without its answer key. A fill-in sentence is split at its blank. */
        LearnerQuestion: {
            id: components["schemas"]["Id"];
            position: number;
            type: components["schemas"]["QuestionType"];
            /** @description Empty for a fill-in */
            question: string;
            blank: {
                before: string;
                after: string;
            } | null;
            answers: {
                id: components["schemas"]["Id"];
                answer: string;
            }[];
            /** @description Only of an exercise, and without its goals */
            exercise?: components["schemas"]["AskedExercise"] | null;
        };
        /** @description The receipt of a saved answer */
        SavedAnswer: {
            questionId: components["schemas"]["Id"];
            answerIds: components["schemas"]["Id"][];
            text: string | null;
            version: number;
            savedAt: components["schemas"]["Instant"];
        };
        QuizSubmissionSummary: {
            id: components["schemas"]["Id"];
            quizId: components["schemas"]["Id"];
            moduleId: components["schemas"]["Id"];
            title: string;
            lesson: components["schemas"]["LessonRef"];
            user: components["schemas"]["UserRef"];
            score: number;
            total: number;
            status: components["schemas"]["SubmissionStatus"];
            submittedAt: components["schemas"]["Instant"];
            feedbackMessage: string | null;
        };
        LearnerQuiz: {
            id: components["schemas"]["Id"];
            moduleId: components["schemas"]["Id"];
            title: string;
            version: number;
            status: components["schemas"]["SubmissionStatus"];
            lesson: components["schemas"]["LessonRef"];
            questions: components["schemas"]["LearnerQuestion"][];
            /** @description Saved but not handed in */
            answers: components["schemas"]["SavedAnswer"][];
            /** @description Newest first, at most 20 */
            submissions: components["schemas"]["QuizSubmissionSummary"][];
            feedbackMessage: string | null;
        };
        /** @description One answer: answer ids for choices, text for a fill-in. */
        QuizAnswer: {
            questionId: components["schemas"]["Id"];
            answerIds?: components["schemas"]["Id"][];
            /**
             * Format: line
             * @description For a fill-in, at most 200 characters; for an exercise, its texts as JSON
             */
            text?: string;
        };
        QuizAnswers: {
            answers: components["schemas"]["QuizAnswer"][];
            /** @description The version of the quiz answered; an outdated version answers 409 */
            version?: number;
        };
        ReviewedAnswer: {
            id: components["schemas"]["Id"];
            answer: string;
            isCorrect: boolean;
            isPicked: boolean;
        };
        ReviewedQuestion: {
            id: components["schemas"]["Id"];
            position: number;
            type: components["schemas"]["QuestionType"];
            question: string;
            blank: {
                before: string;
                after: string;
            } | null;
            answers: components["schemas"]["ReviewedAnswer"][];
            text: string | null;
            /** @description For an exercise, the texts of its model answer as JSON */
            correctText: string | null;
            isCorrect: boolean;
            /** @description Only of an exercise, with its goals */
            exercise?: components["schemas"]["AskedExercise"] | null;
            /** @description Only of an exercise that was answered */
            grade?: components["schemas"]["ExerciseGrade"] | null;
            explanation: string | null;
            link: string | null;
        };
        /** @description The review of a visitor's answers */
        FreeQuizReview: {
            quizId: components["schemas"]["Id"];
            title: string;
            lesson: components["schemas"]["LessonRef"];
            score: number;
            total: number;
            questions: components["schemas"]["ReviewedQuestion"][];
            /** @description The next free lesson, or else the next one, locked */
            next: components["schemas"]["LessonNeighbour"] | null;
        };
        /** @enum {string} */
        HomeworkType: "UPLOAD" | "DIGITIZE";
        /** @description How many submissions there are in each status */
        HomeworkCounts: {
            pending: number;
            needsRevision: number;
            complete: number;
        };
        CreatorHomeworkListItem: {
            id: components["schemas"]["Id"];
            moduleId: components["schemas"]["Id"];
            type: components["schemas"]["HomeworkType"];
            title: string;
            lesson: components["schemas"]["LessonRef"];
            counts: components["schemas"]["HomeworkCounts"];
            updatedAt: components["schemas"]["Instant"];
        };
        CreatorHomeworkPage: {
            data: components["schemas"]["CreatorHomeworkListItem"][];
            paging: components["schemas"]["Paging"];
        };
        HomeworkItem: {
            id: string;
            /** @description For fillBlanks, a sentence with ___ for each blank; for exercise, its title, and for authors its definition as JSON */
            text: string;
            /** @description Only for exercise and only for learners and mentors */
            exercise?: components["schemas"]["AskedExercise"];
        };
        HomeworkSection: {
            id: string;
            title: string;
            /** @enum {string} */
            type: "checklist" | "openAnswer" | "fillBlanks" | "exercise";
            items: components["schemas"]["HomeworkItem"][];
        };
        CreatorHomework: {
            id: components["schemas"]["Id"];
            moduleId: components["schemas"]["Id"];
            version: number;
            lesson: components["schemas"]["LessonRef"];
            type: components["schemas"]["HomeworkType"];
            title: string;
            /** @description Sanitised HTML */
            brief: string;
            challengeId: string | null;
            maxFiles: number;
            maxFileSize: number | null;
            extensions: string[] | null;
            sections: components["schemas"]["HomeworkSection"][];
            counts: components["schemas"]["HomeworkCounts"];
            updatedAt: components["schemas"]["Instant"];
            updatedBy: components["schemas"]["UserRef"] | null;
        };
        LessonHomework: {
            lesson: components["schemas"]["LessonRef"];
            /** @description What the lesson gives */
            xpPoints: number;
            /** @description False for people who may only read the product */
            canEdit: boolean;
            homework: components["schemas"]["CreatorHomework"] | null;
        };
        HomeworkItemInput: {
            /** Format: line */
            id: string;
            /**
             * Format: text
             * @description At most 2000 characters; for fillBlanks, a sentence with ___ for each blank; for exercise, its definition as JSON
             */
            text: string;
        };
        HomeworkSectionInput: {
            /** Format: line */
            id: string;
            /** Format: line */
            title: string;
            /** @enum {string} */
            type: "checklist" | "openAnswer" | "fillBlanks" | "exercise";
            items: components["schemas"]["HomeworkItemInput"][];
        };
        HomeworkChange: {
            type: components["schemas"]["HomeworkType"];
            /** Format: line */
            title: string;
            /**
             * Format: text
             * @description HTML; cleaned by the server
             */
            brief: string;
            /**
             * Format: line
             * @description A challenge of a lab
             */
            challengeId: string | null;
            maxFiles: number;
            /** @description Bytes; null for the limit of homework */
            maxFileSize: number | null;
            /** @description null for all that homework allows */
            extensions: string[] | null;
            sections: components["schemas"]["HomeworkSectionInput"][];
            /** @description The version on screen; another one answers 409 with the stored version in `current` */
            version: number;
        };
        HomeworkForm: {
            type: components["schemas"]["HomeworkType"];
            /** Format: line */
            title: string;
            /**
             * Format: text
             * @description HTML; cleaned by the server
             */
            brief: string;
            /**
             * Format: line
             * @description A challenge of a lab
             */
            challengeId: string | null;
            maxFiles: number;
            /** @description Bytes; null for the limit of homework */
            maxFileSize: number | null;
            /** @description null for all that homework allows */
            extensions: string[] | null;
            sections: components["schemas"]["HomeworkSectionInput"][];
        };
        DeletedHomework: {
            counts: components["schemas"]["HomeworkCounts"];
        };
        /**
         * @description 1 easy, 2 medium, 3 hard
         * @enum {integer}
         */
        Difficulty: 1 | 2 | 3;
        BankQuestion: {
            id: components["schemas"]["Id"];
            version: number;
            type: components["schemas"]["QuestionType"];
            question: string;
            answers: {
                id: components["schemas"]["Id"];
                answer: string;
                isCorrect: boolean;
            }[];
            explanation: string | null;
            link: string | null;
            topic: string;
            difficulty: components["schemas"]["Difficulty"];
            weight: number;
            /** @description How many exams ask it */
            examCount: number;
            updatedAt: components["schemas"]["Instant"];
        };
        BankTopic: {
            topic: string;
            count: number;
        };
        BankQuestionPage: {
            data: components["schemas"]["BankQuestion"][];
            keyset: components["schemas"]["KeysetPaging"];
            /** @description All topics of the bank, by name */
            topics: components["schemas"]["BankTopic"][];
        };
        AuthoredAnswerInput: {
            id?: components["schemas"]["Id"];
            /** Format: text */
            answer: string;
            isCorrect: boolean;
        };
        BankQuestionCreation: {
            type: components["schemas"]["QuestionType"];
            /**
             * Format: text
             * @description For a fill-in, the sentence with its answer in angle brackets; for an exercise, its definition as JSON; otherwise at most 2000 characters
             */
            question: string;
            /** @description Empty for a fill-in and an exercise */
            answers: components["schemas"]["AuthoredAnswerInput"][];
            /** Format: text */
            explanation: string | null;
            /**
             * Format: line
             * @description An address of another site, or a path of the academy
             */
            link: string | null;
            /** Format: line */
            topic: string;
            difficulty: components["schemas"]["Difficulty"];
            /** @description The points it gives in an exam */
            weight: number;
            changeId: components["schemas"]["ChangeId"];
        };
        BankQuestionChange: {
            type: components["schemas"]["QuestionType"];
            /**
             * Format: text
             * @description For a fill-in, the sentence with its answer in angle brackets; for an exercise, its definition as JSON; otherwise at most 2000 characters
             */
            question: string;
            /** @description Empty for a fill-in and an exercise */
            answers: components["schemas"]["AuthoredAnswerInput"][];
            /** Format: text */
            explanation: string | null;
            /**
             * Format: line
             * @description An address of another site, or a path of the academy
             */
            link: string | null;
            /** Format: line */
            topic: string;
            difficulty: components["schemas"]["Difficulty"];
            /** @description The points it gives in an exam */
            weight: number;
            /** @description The version on screen; another one answers 409 with the stored version in `current` */
            version: number;
        };
        CreatorExamListItem: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["AssessmentKind"];
            uniqueName: string;
            title: string;
            isPublic: boolean;
            questionCount: number;
            attemptCount: number;
            updatedAt: components["schemas"]["Instant"];
        };
        CreatorExamPage: {
            data: components["schemas"]["CreatorExamListItem"][];
            paging: components["schemas"]["KeysetPaging"];
        };
        /** @description So many questions of a topic */
        BlueprintTopic: {
            /** Format: line */
            topic: string;
            count: number;
        };
        ExamForm: {
            kind: components["schemas"]["AssessmentKind"];
            uniqueName: string;
            /** Format: line */
            title: string;
            /**
             * Format: text
             * @description HTML; cleaned by the server
             */
            description: string;
            /** @description null for no limit */
            durationMinutes: number | null;
            /** @description null for no limit */
            attemptsAllowed: number | null;
            passPercent: number;
            cooldownMinutes: number;
            isShuffled: boolean;
            answersShown: components["schemas"]["AnswersShown"];
            xpPoints: number;
            isPublic: boolean;
            /** @description The products whose learners may sit it */
            moduleIds: components["schemas"]["Id"][];
            blueprint: components["schemas"]["BlueprintTopic"][];
            /** @description The practical part of an SQC */
            checklist: string[];
        };
        /** @description A question with its answer key */
        AuthoredQuestion: {
            id: components["schemas"]["Id"];
            position: number;
            type: components["schemas"]["QuestionType"];
            /** @description For a fill-in, the sentence with its answer in angle brackets */
            question: string;
            answers: {
                id: components["schemas"]["Id"];
                answer: string;
                isCorrect: boolean;
            }[];
            explanation: string | null;
            link: string | null;
        };
        DrawnQuestion: {
            topic: string;
            weight: number;
            question: components["schemas"]["AuthoredQuestion"];
        };
        CreatorExam: {
            id: components["schemas"]["Id"];
            version: number;
            kind: components["schemas"]["AssessmentKind"];
            uniqueName: string;
            title: string;
            /**
             * Format: text
             * @description HTML; cleaned by the server
             */
            description: string;
            /** @description null for no limit */
            durationMinutes: number | null;
            /** @description null for no limit */
            attemptsAllowed: number | null;
            passPercent: number;
            cooldownMinutes: number;
            isShuffled: boolean;
            answersShown: components["schemas"]["AnswersShown"];
            xpPoints: number;
            isPublic: boolean;
            /** @description The products whose learners may sit it */
            moduleIds: components["schemas"]["Id"][];
            blueprint: components["schemas"]["BlueprintTopic"][];
            /** @description The practical part of an SQC */
            checklist: string[];
            products: components["schemas"]["ProductRef"][];
            /** @description What the next attempts ask; drawn when it is published */
            questions: components["schemas"]["DrawnQuestion"][];
            attemptCount: number;
            updatedAt: components["schemas"]["Instant"];
        };
        ExamChange: {
            kind: components["schemas"]["AssessmentKind"];
            uniqueName: string;
            /** Format: line */
            title: string;
            /**
             * Format: text
             * @description HTML; cleaned by the server
             */
            description: string;
            /** @description null for no limit */
            durationMinutes: number | null;
            /** @description null for no limit */
            attemptsAllowed: number | null;
            passPercent: number;
            cooldownMinutes: number;
            isShuffled: boolean;
            answersShown: components["schemas"]["AnswersShown"];
            xpPoints: number;
            isPublic: boolean;
            /** @description The products whose learners may sit it */
            moduleIds: components["schemas"]["Id"][];
            blueprint: components["schemas"]["BlueprintTopic"][];
            /** @description The practical part of an SQC */
            checklist: string[];
            /** @description The version on screen; another one answers 409 with the stored version in `current` */
            version: number;
        };
        ExamItemStatistics: {
            questionId: components["schemas"]["Id"];
            question: string;
            topic: string;
            asked: number;
            /** @description The share of right answers */
            difficulty: number;
            /** @description How much more often the best 27% answer it right than the weakest 27%; null for fewer than ten attempts */
            discrimination: number | null;
        };
        CreatorExamResults: {
            attempts: number;
            passed: number;
            averagePercent: number | null;
            items: components["schemas"]["ExamItemStatistics"][];
        };
        CreatorQuizListItem: {
            id: components["schemas"]["Id"];
            moduleId: components["schemas"]["Id"];
            title: string;
            lesson: components["schemas"]["LessonRef"];
            questionCount: number;
            submissionCount: number;
            updatedAt: components["schemas"]["Instant"];
        };
        CreatorQuizPage: {
            data: components["schemas"]["CreatorQuizListItem"][];
            paging: components["schemas"]["Paging"];
        };
        /** @description A quiz with its answer key */
        CreatorQuiz: {
            id: components["schemas"]["Id"];
            moduleId: components["schemas"]["Id"];
            title: string;
            version: number;
            lesson: components["schemas"]["LessonRef"];
            questions: components["schemas"]["AuthoredQuestion"][];
            submissionCount: number;
            /** @description How many learners handed it in */
            learnerCount: number;
            updatedAt: components["schemas"]["Instant"];
            updatedBy: components["schemas"]["UserRef"] | null;
        };
        QuestionStatistics: {
            questionId: components["schemas"]["Id"];
            /** @description In how many submissions it was asked */
            answered: number;
            right: number;
            /** @description The wrong answers given most often */
            wrong: {
                answer: string;
                count: number;
            }[];
        };
        QuizStatistics: {
            submissionCount: number;
            questions: components["schemas"]["QuestionStatistics"][];
        };
        LessonQuiz: {
            lesson: components["schemas"]["LessonRef"];
            /** @description What the lesson gives */
            xpPoints: number;
            /** @description False for people who may only read the product */
            canEdit: boolean;
            quiz: components["schemas"]["CreatorQuiz"] | null;
        };
        /** @description A question as its author writes it; with an id it changes the one that is there */
        AuthoredQuestionInput: {
            id?: components["schemas"]["Id"];
            type: components["schemas"]["QuestionType"];
            /**
             * Format: text
             * @description For a fill-in, the sentence with its answer in angle brackets; for an exercise, its definition as JSON; otherwise at most 2000 characters
             */
            question: string;
            /** @description Empty for a fill-in and an exercise */
            answers: components["schemas"]["AuthoredAnswerInput"][];
            /** Format: text */
            explanation: string | null;
            /**
             * Format: line
             * @description An address of another site, or a path of the academy
             */
            link: string | null;
        };
        QuizForm: {
            /** Format: line */
            title: string;
            questions: components["schemas"]["AuthoredQuestionInput"][];
        };
        QuizChange: {
            /** Format: line */
            title: string;
            questions: components["schemas"]["AuthoredQuestionInput"][];
            /** @description The version on screen; another one answers 409 with the stored version in `current` */
            version: number;
        };
        DeletedQuiz: {
            /** @description Submissions that learners and mentors can still open */
            submissionCount: number;
        };
        /** @description What a visitor typed in an exercise of a free lesson, in the variant that visitors get */
        VisitedExercise: {
            exerciseId: components["schemas"]["Id"];
            texts: components["schemas"]["ExerciseTexts"];
        };
        VisitedLesson: {
            lessonId: components["schemas"]["Id"];
            /** @description The content was finished */
            isFinished?: boolean;
            /** @description Position in the video, in seconds */
            position?: number;
            /** @description The answers checked last */
            answers?: components["schemas"]["QuizAnswer"][];
            /** @description What was typed in exercises */
            exercises?: components["schemas"]["VisitedExercise"][];
        };
        /** @description What a visitor did in free lessons, as it was kept on their device */
        Visit: {
            /**
             * Format: uuid
             * @description Made by the device
             */
            visitId: string;
            lessons: components["schemas"]["VisitedLesson"][];
        };
        KeptVisit: {
            /** @description The free lessons that now have progress */
            lessonIds: components["schemas"]["Id"][];
        };
        WatchReport: {
            /** @description Seconds watched since the last report. Never credited beyond the time that passed on the server. */
            secondsWatched: number;
            /** @description Position in the video, in seconds */
            position: number;
            /**
             * Format: uuid
             * @description Reports with the same id count once
             */
            reportId?: string;
        };
        /**
         * Format: uuid
         * @description Chosen by the client, so that a note can be kept and sent later
         * @example 5e0c1f7e-3a51-4a43-9d7e-0a54cb7f3c11
         */
        NoteId: string;
        Note: {
            id: components["schemas"]["NoteId"];
            lesson: components["schemas"]["LessonRef"];
            /** @description Whether the lesson has a video the position refers to */
            hasVideo: boolean;
            /** @description Seconds into the video */
            position: number;
            text: string;
            version: number;
            createdAt: components["schemas"]["Instant"];
            savedAt: components["schemas"]["Instant"];
        };
        NotePage: {
            data: components["schemas"]["Note"][];
            paging: components["schemas"]["Paging"];
        };
        NoteInput: {
            id?: components["schemas"]["NoteId"];
            moduleId: components["schemas"]["Id"];
            /** @description Seconds into the video */
            position: number;
            /** Format: text */
            text: string;
        };
        NoteChange: {
            /** Format: text */
            text: string;
            /** @description The version you edited; answers 409 if the stored version differs */
            baseVersion?: number;
        };
        DiscussionAuthor: {
            id: components["schemas"]["Id"];
            name: string;
            avatar: string | null;
            /** @description A mentor of the product */
            isMentor: boolean;
        };
        /** @description Why others don't see a text; only its author gets the reason */
        PostModeration: {
            /**
             * @description Held until staff have looked at it, or hidden by them
             * @enum {string}
             */
            status: "held" | "hidden";
            caseId: components["schemas"]["Id"] | null;
            reason: string | null;
            canAppeal: boolean;
        };
        Question: {
            id: components["schemas"]["Id"];
            moduleId: components["schemas"]["Id"];
            title: string;
            /** @description Markdown as written */
            body: string;
            /** @description The body as sanitised HTML */
            html: string;
            author: components["schemas"]["DiscussionAuthor"];
            createdAt: components["schemas"]["Instant"];
            editedAt: components["schemas"]["Instant"] | null;
            responseCount: number;
            hasMentorResponse: boolean;
            /** @description By the current user */
            isFollowed: boolean;
            canEdit: boolean;
            canDelete: boolean;
            /** @description Null for what everybody sees; the texts of what was hidden are empty for others */
            moderation: components["schemas"]["PostModeration"] | null;
        };
        QuestionPage: {
            lesson: components["schemas"]["LessonRef"];
            data: components["schemas"]["Question"][];
            paging: components["schemas"]["Paging"];
        };
        QuestionInput: {
            moduleId: components["schemas"]["Id"];
            /** Format: line */
            title: string;
            /**
             * Format: text
             * @description Markdown
             */
            body: string;
        };
        Response: {
            id: components["schemas"]["Id"];
            questionId: components["schemas"]["Id"];
            /** @description Markdown as written */
            body: string;
            /** @description The body as sanitised HTML */
            html: string;
            author: components["schemas"]["DiscussionAuthor"];
            createdAt: components["schemas"]["Instant"];
            editedAt: components["schemas"]["Instant"] | null;
            canEdit: boolean;
            canDelete: boolean;
            /** @description Null for what everybody sees; the texts of what was hidden are empty for others */
            moderation: components["schemas"]["PostModeration"] | null;
        };
        ResponsePage: {
            data: components["schemas"]["Response"][];
            paging: components["schemas"]["Paging"];
        };
        QuestionDetail: {
            lesson: components["schemas"]["LessonRef"];
            question: components["schemas"]["Question"];
            responses: components["schemas"]["ResponsePage"];
        };
        QuestionChange: {
            /** Format: line */
            title: string;
            /**
             * Format: text
             * @description Markdown
             */
            body: string;
        };
        ResponseInput: {
            /**
             * Format: text
             * @description Markdown
             */
            body: string;
        };
        ExerciseAnswerInput: {
            texts: components["schemas"]["ExerciseTexts"];
            /** @description The version of the exercise on screen; an outdated version answers 409 */
            definitionVersion: number;
            /** @description The version of the answer on screen; answers 409 if the stored version differs */
            baseVersion?: number;
        };
        ExerciseCheckInput: {
            texts: components["schemas"]["ExerciseTexts"];
            definitionVersion: number;
            baseVersion?: number;
            seen?: components["schemas"]["SeenVerdicts"];
        };
        CheckedExercise: {
            answer: components["schemas"]["SavedExerciseAnswer"];
            graded: components["schemas"]["GradedExercise"];
        };
        /** @description An exercise with its model answer and tests */
        AuthoredExercise: {
            id: components["schemas"]["Id"];
            /** @description The lesson it belongs to */
            moduleId: components["schemas"]["Id"];
            version: number;
            /** @description The definition as JSON */
            definition: string;
            /** @description How many learners began it */
            answerCount: number;
            changedAt: components["schemas"]["Instant"];
        };
        LessonAuthoredExercises: {
            lesson: components["schemas"]["LessonRef"];
            /** @description What the lesson gives */
            xpPoints: number;
            /** @description False for people who may only read the product */
            canEdit: boolean;
            exercises: components["schemas"]["AuthoredExercise"][];
        };
        ExerciseCreation: {
            /**
             * Format: text
             * @description The definition as JSON
             */
            definition: string;
            changeId: components["schemas"]["ChangeId"];
        };
        ExerciseChange: {
            /**
             * Format: text
             * @description The definition as JSON
             */
            definition: string;
            /** @description The version on screen; another one answers 409 with the stored version in `current` */
            version: number;
        };
        QuizListItem: {
            quizId: components["schemas"]["Id"];
            moduleId: components["schemas"]["Id"];
            title: string;
            lesson: components["schemas"]["LessonRef"];
            questionCount: number;
            status: components["schemas"]["SubmissionStatus"];
            submission: components["schemas"]["QuizSubmissionSummary"] | null;
        };
        QuizPage: {
            data: components["schemas"]["QuizListItem"][];
            paging: components["schemas"]["Paging"];
        };
        /** @description A finished quiz with its review */
        QuizSubmission: {
            summary: components["schemas"]["QuizSubmissionSummary"];
            questions: components["schemas"]["ReviewedQuestion"][];
            /** @description What is left to do in the lesson; empty for a mentor */
            lessonRemaining: ("finish" | "quiz" | "homework")[];
            next: components["schemas"]["LessonNeighbour"] | null;
            /** @description All of the learner's submissions for this quiz, including this one, newest first */
            attempts: components["schemas"]["QuizSubmissionSummary"][];
        };
        QuizAnswerInput: {
            answerIds?: components["schemas"]["Id"][];
            /**
             * Format: line
             * @description For a fill-in, at most 200 characters; for an exercise, its texts as JSON
             */
            text?: string;
            /** @description The version of the answer on screen; answers 409 if the stored version differs */
            baseVersion?: number;
        };
        QuizSubmissionPage: {
            data: components["schemas"]["QuizSubmissionSummary"][];
            paging: components["schemas"]["KeysetPaging"];
            counts: components["schemas"]["StatusCounts"];
        };
        QuizFeedbackInput: {
            /** Format: text */
            message: string;
            /**
             * Format: text
             * @description The feedback on screen, or null; if the stored feedback differs, answers 409 with it in `current`
             */
            replaces: string | null;
        };
        HomeworkTask: {
            homeworkId: components["schemas"]["Id"];
            moduleId: components["schemas"]["Id"];
            challengeId: string | null;
            type: components["schemas"]["HomeworkType"];
            title: string;
            /** @description Sanitised HTML */
            brief: string;
            maxFiles: number;
            /** @description Bytes */
            maxFileSize: number;
            allowedExtensions: string[];
            sections: components["schemas"]["HomeworkSection"][];
        };
        SubmissionItem: {
            /** Format: line */
            itemId: string;
            /**
             * Format: text
             * @description Checklist: "true" or "". Fill in the blanks: a JSON array with one text per blank. Exercise: its texts as JSON. Open answer: at most 20000 characters.
             */
            textAnswer: string;
        };
        /** @description What the server found in the answer to an exercise */
        ItemGrade: {
            itemId: string;
            grade: components["schemas"]["ExerciseGrade"];
            /** @description The exercise as it was solved; its author may have changed it since. Missing for answers that were handed in before it was kept. */
            exercise?: components["schemas"]["AskedExercise"];
        };
        SubmissionFile: {
            fileId: components["schemas"]["Id"];
            name: string;
            size: number;
            uploadedAt: components["schemas"]["Instant"];
        };
        /** @description An earlier version of a submission */
        SubmissionAttempt: {
            version: number;
            submittedAt: components["schemas"]["Instant"];
            items: components["schemas"]["SubmissionItem"][];
            /** @description Of its exercises */
            grades?: components["schemas"]["ItemGrade"][];
            files: components["schemas"]["SubmissionFile"][];
        };
        SubmissionMessage: {
            id: components["schemas"]["Id"];
            author: components["schemas"]["UserRef"];
            isMentor: boolean;
            /**
             * @description Held until staff have looked at it, or hidden by them: only its author reads it then
             * @enum {string}
             */
            state: "shown" | "held" | "hidden";
            /** @description While the message is hidden, everyone but its author gets a notice in its place */
            message: string;
            date: components["schemas"]["Instant"];
        };
        SubmissionEvent: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["SubmissionStatus"];
            version: number;
            date: components["schemas"]["Instant"];
        };
        Submission: {
            submissionId: components["schemas"]["Id"];
            homeworkId: components["schemas"]["Id"];
            moduleId: components["schemas"]["Id"];
            title: string;
            type: components["schemas"]["HomeworkType"];
            lesson: components["schemas"]["LessonRef"];
            user: components["schemas"]["UserRef"];
            status: components["schemas"]["SubmissionStatus"];
            /** @description How many times it was handed in */
            version: number;
            items: components["schemas"]["SubmissionItem"][];
            /** @description Of its exercises */
            grades?: components["schemas"]["ItemGrade"][];
            files: components["schemas"]["SubmissionFile"][];
            /** @description Earlier versions, newest first */
            previous: components["schemas"]["SubmissionAttempt"][];
            messages: components["schemas"]["SubmissionMessage"][];
            events: components["schemas"]["SubmissionEvent"][];
            submittedAt: components["schemas"]["Instant"] | null;
            reviewedBy: components["schemas"]["UserRef"] | null;
            /** @description Who is reviewing it */
            claim: components["schemas"]["ReviewClaim"] | null;
        };
        /** @description A learner's homework with everything handed in so far */
        Homework: {
            homeworkId: components["schemas"]["Id"];
            moduleId: components["schemas"]["Id"];
            challengeId: string | null;
            task: components["schemas"]["HomeworkTask"];
            lesson: components["schemas"]["LessonRef"];
            status: components["schemas"]["SubmissionStatus"];
            formDraft: components["schemas"]["Draft"] | null;
            /** @description Newest first */
            submissions: components["schemas"]["Submission"][];
            /** @description The latest message from a mentor */
            feedbackMessage: string | null;
            mentor: components["schemas"]["UserRef"] | null;
            /** @description How long reviews of its product take; null while there are too few */
            waiting: components["schemas"]["WaitClass"] | null;
        };
        ProductHomework: {
            product: components["schemas"]["ProductRef"];
            total: number;
            open: number;
            complete: number;
        };
        HomeworkListItem: {
            homeworkId: components["schemas"]["Id"];
            moduleId: components["schemas"]["Id"];
            title: string;
            type: components["schemas"]["HomeworkType"];
            lesson: components["schemas"]["LessonRef"];
            status: components["schemas"]["SubmissionStatus"];
            submissionId: number | null;
            updatedAt: components["schemas"]["Instant"] | null;
        };
        HomeworkPage: {
            data: components["schemas"]["HomeworkListItem"][];
            paging: components["schemas"]["Paging"];
        };
        /** @description The state on screen; if the stored state differs, answers 409 with that state in `current` */
        SeenSubmission: {
            status: components["schemas"]["SubmissionStatus"];
            /** @description How many times it was handed in; 0 before the first time */
            version: number;
        };
        /** @description For UPLOAD, send the keys of the uploaded files; for DIGITIZE, the items */
        HomeworkAnswer: {
            /** @description One or more storage keys */
            filePath: string | string[];
            expected?: components["schemas"]["SeenSubmission"];
        } | {
            items: components["schemas"]["SubmissionItem"][];
            expected?: components["schemas"]["SeenSubmission"];
        };
        FeedbackInput: {
            /** Format: text */
            message: string;
        };
        SubmissionListItem: {
            submissionId: components["schemas"]["Id"];
            homeworkId: components["schemas"]["Id"];
            moduleId: components["schemas"]["Id"];
            title: string;
            type: components["schemas"]["HomeworkType"];
            lesson: components["schemas"]["LessonRef"];
            user: components["schemas"]["UserRef"];
            status: components["schemas"]["SubmissionStatus"];
            version: number;
            submittedAt: components["schemas"]["Instant"] | null;
            /** @description Who is reviewing it */
            claim: components["schemas"]["ReviewClaim"] | null;
        };
        SubmissionPage: {
            data: components["schemas"]["SubmissionListItem"][];
            /** @description By page number; with a cursor, page is 0 */
            paging: components["schemas"]["Paging"];
            keyset: components["schemas"]["KeysetPaging"];
            counts: components["schemas"]["StatusCounts"];
        };
        /** @description A submission with the homework it answers */
        ReviewedSubmission: {
            homework: components["schemas"]["HomeworkTask"];
            submission: components["schemas"]["Submission"];
            canReview: boolean;
            /** @description The reviewing time that learners see */
            waiting: components["schemas"]["WaitClass"] | null;
        };
        SubmissionStatusInput: {
            /** @enum {string} */
            status: "complete" | "needsRevision";
            expected: components["schemas"]["SeenSubmission"];
            changeId?: components["schemas"]["ChangeId"];
            /**
             * Format: text
             * @description Added to the thread; a refused decision keeps no message
             */
            message?: string;
        };
        /** @description What a file shows without being downloaded. The type is read from its bytes, whatever its name says */
        FilePreview: {
            /** @enum {string} */
            kind: "text";
            text: string;
            /** @description Only the beginning is here */
            isCut: boolean;
        } | {
            /** @enum {string} */
            kind: "image";
            url: string;
            width: number;
            height: number;
        } | {
            /** @enum {string} */
            kind: "pdf";
            url: string;
        } | {
            /** @enum {string} */
            kind: "zip";
            entries: {
                name: string;
                /** @description As the archive says; nothing is unpacked */
                size: number;
            }[];
            isCut: boolean;
        } | {
            /**
             * @description Has to be downloaded
             * @enum {string}
             */
            kind: "binary";
        };
        /** @description A line of a file, or of an answer to an item */
        CommentPlace: {
            /** @enum {string} */
            part: "file" | "item";
            /**
             * Format: line
             * @description The name of the file or the id of the item
             */
            name: string;
            line: number;
            /**
             * Format: text
             * @description What the line says, to find it in later attempts
             */
            quote: string;
        };
        SubmissionComment: {
            id: components["schemas"]["ChangeId"];
            author: components["schemas"]["UserRef"];
            /** @description The attempt it was written on */
            version: number;
            place: components["schemas"]["CommentPlace"];
            message: string;
            /** @description Whether later attempts can be accepted while it is open */
            isRequired: boolean;
            isDraft: boolean;
            /** @description The attempt that settled it */
            fixedIn: number | null;
            date: components["schemas"]["Instant"];
        };
        SubmissionCommentInput: {
            /** @description The attempt on screen */
            version: number;
            place: components["schemas"]["CommentPlace"];
            /** Format: text */
            message: string;
            isRequired: boolean;
        };
        /** @description Keyed by userId */
        Mentor: {
            userId: components["schemas"]["Id"];
            name: string;
            avatar: string | null;
            /** @enum {integer} */
            status: 1 | 2;
        };
        ReviewedCohort: {
            id: components["schemas"]["Id"];
            name: string;
            /** Format: date */
            startDate: string;
            /** Format: date */
            endDate: string;
            product: components["schemas"]["ProductRef"];
        };
        /** @description Feedback text that a reviewer reuses */
        Snippet: {
            id: components["schemas"]["Id"];
            title: string;
            text: string;
        };
        SnippetInput: {
            /** Format: line */
            title: string;
            /** Format: text */
            text: string;
        };
        /** @enum {string} */
        DeskKind: "homework" | "quiz" | "milestone";
        /**
         * @description Waiting for less than 24 hours, for 24 to 48, or for longer
         * @enum {string}
         */
        DeskAge: "fresh" | "day" | "twoDays";
        /** @description A piece of work that waits for a review */
        DeskItem: {
            kind: components["schemas"]["DeskKind"];
            /** @description The submission; for a milestone, the milestone of the cohort */
            id: components["schemas"]["Id"];
            /** @description The homework, quiz or milestone it answers */
            taskId: components["schemas"]["Id"];
            title: string;
            product: components["schemas"]["ProductRef"];
            user: components["schemas"]["UserRef"];
            /** @description How many times it was handed in */
            version: number;
            submittedAt: components["schemas"]["Instant"];
            /** @description Who is reviewing it */
            claim: components["schemas"]["ReviewClaim"] | null;
        };
        /** @description What waits in all, whatever the filters are; each number is counted up to 10,000 */
        DeskCounts: {
            total: number;
            claims: {
                free: number;
                mine: number;
                others: number;
            };
            kinds: {
                homework: number;
                quiz: number;
                milestone: number;
            };
            ages: {
                fresh: number;
                day: number;
                twoDays: number;
            };
            products: {
                product: components["schemas"]["ProductRef"];
                count: number;
            }[];
            milestones: {
                id: components["schemas"]["Id"];
                title: string;
                count: number;
            }[];
        };
        DeskPage: {
            data: components["schemas"]["DeskItem"][];
            paging: components["schemas"]["KeysetPaging"];
            counts: components["schemas"]["DeskCounts"];
            /** @description What I decided in the last 24 hours */
            lately: {
                decided: number;
                /** @description How long the oldest of it had waited */
                longestSeconds: number | null;
            };
        };
        DeskNews: {
            /** @description Milestones due within a week, the next first */
            due: {
                id: components["schemas"]["Id"];
                title: string;
                dueDate: components["schemas"]["Instant"];
                cohort: string;
                handedIn: number;
                learners: number;
            }[];
            /** @description Products whose learners asked something without an answer */
            unanswered: {
                product: components["schemas"]["ProductRef"];
                count: number;
                /** @description The oldest of them */
                question: {
                    id: components["schemas"]["Id"];
                    lesson: components["schemas"]["LessonRef"];
                };
            }[];
        };
        DeskDecision: {
            id: components["schemas"]["ChangeId"];
            kind: components["schemas"]["DeskKind"];
            /** @enum {string} */
            verdict: "accept" | "sendBack";
            /**
             * @description Refused when the work changed while the decision was held
             * @enum {string}
             */
            state: "held" | "sent" | "undone" | "refused";
            /** @description Why it was refused */
            reason: string | null;
            decidedAt: components["schemas"]["Instant"];
            /** @description It can be taken back until then */
            settlesAt: components["schemas"]["Instant"];
        };
        DeskDecisionInput: {
            kind: components["schemas"]["DeskKind"];
            /** @description The id of the desk's item */
            workId: components["schemas"]["Id"];
            /** @description The learner */
            userId: components["schemas"]["Id"];
            /** @description The attempt on screen; if there is a newer one, answers 409 */
            version: number;
            /**
             * @description Accepting a quiz marks it as read
             * @enum {string}
             */
            verdict: "accept" | "sendBack";
            /**
             * Format: text
             * @description Closing words; to send work back they are needed, unless it is homework with comments
             */
            message?: string;
        };
        /** @description A completed attempt */
        ExamAttemptSummary: {
            id: components["schemas"]["Id"];
            number: number;
            startedAt: components["schemas"]["Instant"];
            completedAt: components["schemas"]["Instant"];
            /** @description Handed in automatically at the deadline */
            isTimedOut: boolean;
            score: number;
            total: number;
            /** @description Rounded down */
            percent: number;
            /** @description false while exercises are being graded */
            passed: boolean;
            /** @description Exercises that are still being graded; they count nothing until then */
            ungraded: number;
        };
        ExamTopic: {
            topic: string;
            questions: number;
            right: number;
            score: number;
            total: number;
        };
        ReviewedExamQuestion: {
            topic: string;
            weight: number;
            question: components["schemas"]["ReviewedQuestion"];
        };
        ExamResults: {
            exam: components["schemas"]["Exam"];
            attempt: components["schemas"]["ExamAttemptSummary"];
            topics: components["schemas"]["ExamTopic"][];
            /** @description null while correct answers are hidden */
            questions: components["schemas"]["ReviewedExamQuestion"][] | null;
            /** @description Newest first, at most 20 */
            attempts: components["schemas"]["ExamAttemptSummary"][];
        };
        ChecklistTick: {
            isDone: boolean;
        };
        ExamPage: {
            data: components["schemas"]["Exam"][];
            paging: components["schemas"]["Paging"];
        };
        ExamAttemptStart: {
            examId: components["schemas"]["Id"];
        };
        /** @enum {string} */
        AttemptStatus: "started" | "completed";
        /** @description A question of an attempt, without its answer key. Its id is the examQuestionId. */
        ExamQuestion: {
            topic: string;
            /** @description Points for a correct answer */
            weight: number;
            question: components["schemas"]["LearnerQuestion"];
        };
        /** @description One answer of an attempt, with what was last saved */
        ExamAnswer: {
            examAnswerId: components["schemas"]["Id"];
            examAttemptId: components["schemas"]["Id"];
            examQuestionId: components["schemas"]["Id"];
            answerIds: components["schemas"]["Id"][];
            text: string | null;
            /** @description 0 until something is saved */
            version: number;
            savedAt: components["schemas"]["Instant"] | null;
        };
        ExamAttempt: {
            id: components["schemas"]["Id"];
            examId: components["schemas"]["Id"];
            uniqueName: string;
            title: string;
            number: number;
            status: components["schemas"]["AttemptStatus"];
            startedAt: components["schemas"]["Instant"];
            /** @description In server time; the attempt is then handed in automatically */
            deadline: components["schemas"]["Instant"] | null;
            completedAt: components["schemas"]["Instant"] | null;
            serverTime: components["schemas"]["Instant"];
            questions: components["schemas"]["ExamQuestion"][];
            /** @description One per question, in the same order */
            answers: components["schemas"]["ExamAnswer"][];
        };
        ExamAttemptEnd: {
            /** @enum {string} */
            status: "completed";
        };
        ExamAnswerInput: {
            examQuestionId: components["schemas"]["Id"];
            answerIds?: components["schemas"]["Id"][];
            /**
             * Format: line
             * @description For a fill-in, at most 200 characters; for an exercise, its texts as JSON
             */
            text?: string;
            /** @description The version of the answer on screen; answers 409 if the stored version differs */
            baseVersion?: number;
        };
        /** @description The receipt of a saved answer */
        ExamAnswerReceipt: {
            examAnswerId: components["schemas"]["Id"];
            examAttemptId: components["schemas"]["Id"];
            examQuestionId: components["schemas"]["Id"];
            answerIds: components["schemas"]["Id"][];
            text: string | null;
            version: number;
            savedAt: components["schemas"]["Instant"];
        };
        CohortRef: {
            id: components["schemas"]["Id"];
            name: string;
            /** Format: date */
            startDate: string;
            /** Format: date */
            endDate: string;
        };
        /** @description A milestone with its program and cohort */
        MyMilestone: {
            id: components["schemas"]["Id"];
            title: string;
            category: components["schemas"]["MilestoneCategory"];
            status: components["schemas"]["MilestoneStatus"];
            dueDate: components["schemas"]["Instant"];
            product: components["schemas"]["ProductRef"];
            cohort: components["schemas"]["CohortRef"];
        };
        MilestoneLink: {
            title: string;
            url: string;
        };
        /** @description What was last handed in */
        MilestoneSubmission: {
            /** @description How many times it was handed in */
            version: number;
            submittedAt: components["schemas"]["Instant"];
            files: components["schemas"]["SubmissionFile"][];
            link: string | null;
        };
        /** @description An exam or SQC with the learner's status in it */
        MilestoneAssessment: {
            uniqueName: string;
            title: string;
            kind: components["schemas"]["AssessmentKind"];
            state: components["schemas"]["ExamState"];
            checklist: components["schemas"]["ChecklistItem"][];
        };
        Milestone: {
            id: components["schemas"]["Id"];
            title: string;
            category: components["schemas"]["MilestoneCategory"];
            status: components["schemas"]["MilestoneStatus"];
            dueDate: components["schemas"]["Instant"];
            product: components["schemas"]["ProductRef"];
            cohort: components["schemas"]["CohortRef"];
            /** @description Sanitised HTML */
            description: string;
            links: components["schemas"]["MilestoneLink"][];
            /** @description Whether learners can hand in files */
            allowsFiles: boolean;
            /** @description Whether learners can hand in a link */
            allowsLink: boolean;
            maxFiles: number;
            /** @description Bytes */
            maxFileSize: number;
            allowedExtensions: string[];
            submission: components["schemas"]["MilestoneSubmission"] | null;
            /** @description The latest message from a mentor or the staff */
            feedback: string | null;
            reviewedBy: components["schemas"]["UserRef"] | null;
            /** @description Uploaded files that are not handed in yet */
            formDraft: components["schemas"]["Draft"] | null;
            /** @description A link that is not handed in yet */
            linkDraft: components["schemas"]["Draft"] | null;
            /** @description Who is reviewing it */
            claim: components["schemas"]["ReviewClaim"] | null;
            /** @description How long reviews of its product take; null while there are too few */
            waiting: components["schemas"]["WaitClass"] | null;
            /** @description The exam or SQC it links to */
            assessment: components["schemas"]["MilestoneAssessment"] | null;
        };
        /** @description The state on screen; if the stored state differs, answers 409 with that state in `current` */
        SeenMilestone: {
            status: components["schemas"]["MilestoneStatus"];
            /** @description How many times it was handed in; 0 before the first time */
            version: number;
        };
        /** @description The storage keys of files, a link, or both, as the milestone allows */
        MilestoneAnswer: {
            files?: string[];
            /** Format: line */
            link?: string;
            expected?: components["schemas"]["SeenMilestone"];
        };
        CalendarFeed: {
            /** @description The private address of the learner's calendar; null while it is off */
            url: string | null;
        };
        CalendarFeedInput: {
            /** @description Turning it off disables the address for good; turning it on again creates a new one */
            isOpen: boolean;
        };
        MilestoneSubmissionItem: {
            id: components["schemas"]["Id"];
            title: string;
            category: components["schemas"]["MilestoneCategory"];
            status: components["schemas"]["MilestoneStatus"];
            dueDate: components["schemas"]["Instant"];
            product: components["schemas"]["ProductRef"];
            cohort: components["schemas"]["CohortRef"];
            user: components["schemas"]["UserRef"];
            version: number;
            submittedAt: components["schemas"]["Instant"];
            /** @description Who is reviewing it */
            claim: components["schemas"]["ReviewClaim"] | null;
        };
        MilestoneSubmissionPage: {
            data: components["schemas"]["MilestoneSubmissionItem"][];
            paging: components["schemas"]["KeysetPaging"];
            counts: components["schemas"]["StatusCounts"];
        };
        MilestoneEvent: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["MilestoneStatus"];
            version: number;
            by: components["schemas"]["UserRef"];
            feedback: string | null;
            date: components["schemas"]["Instant"];
        };
        /** @description A learner's milestone and its history, for reviewers */
        ReviewedMilestone: {
            milestone: components["schemas"]["Milestone"];
            user: components["schemas"]["UserRef"];
            /** @description Oldest first */
            events: components["schemas"]["MilestoneEvent"][];
        };
        MilestoneReview: {
            /** @enum {string} */
            action: "complete" | "reset" | "sendBack" | "underReview" | "waive";
            expected: components["schemas"]["SeenMilestone"];
            changeId?: components["schemas"]["ChangeId"];
            /** Format: text */
            feedback?: string;
        };
        AuthoredMilestone: {
            id: components["schemas"]["Id"];
            title: string;
            /** @description Sanitised HTML */
            description: string;
            links: components["schemas"]["MilestoneLink"][];
            category: components["schemas"]["MilestoneCategory"];
            /** @description Days after the cohort's start */
            dueAfterDays: number;
            fileSubmission: boolean;
            linkSubmission: boolean;
            /** @description The exam or SQC it leads to */
            assessmentId: components["schemas"]["Id"] | null;
            /** @description Learners with work or a decision; such a milestone can't be removed */
            workCount: number;
        };
        ModuleMilestones: {
            /** @description The version of the program that a change names */
            version: number;
            milestones: components["schemas"]["AuthoredMilestone"][];
            /** @description Exams and SQC items that milestones can lead to */
            assessments: {
                id: components["schemas"]["Id"];
                title: string;
                kind: components["schemas"]["AssessmentKind"];
            }[];
        };
        MilestoneDefinition: {
            /** @description Null for a new one */
            id: components["schemas"]["Id"] | null;
            title: string;
            /** Format: text */
            description: string;
            links: {
                /** Format: line */
                title: string;
                /** Format: line */
                url: string;
            }[];
            category: components["schemas"]["MilestoneCategory"];
            dueAfterDays: number;
            fileSubmission: boolean;
            linkSubmission: boolean;
            assessmentId: components["schemas"]["Id"] | null;
        };
        ModuleMilestonesInput: {
            version: number;
            milestones: components["schemas"]["MilestoneDefinition"][];
        };
        AuthoredCohort: {
            id: components["schemas"]["Id"];
            /** @description Named by every change; 409 if it is no longer the current one */
            version: number;
            name: string;
            /** Format: date */
            startDate: string;
            /** Format: date */
            endDate: string;
            zone: string;
            isOpen: boolean;
            seats: number | null;
            learnerCount: number;
            /** @description Lessons with a day or a milestone of their own */
            lessonCount: number;
        };
        CohortInput: {
            /** Format: line */
            name: string;
            /** Format: date */
            startDate: string;
            /** Format: date */
            endDate: string;
            /**
             * Format: line
             * @description Where its days begin and end, as an IANA time zone
             */
            zone: string;
            /** @description Whether learners can choose it when they buy; staff always can */
            isOpen: boolean;
            /** @description Null for no limit */
            seats: number | null;
        };
        CohortUpdate: {
            /** @description The version that was seen */
            version: number;
            cohort: components["schemas"]["CohortInput"];
        };
        LessonMappings: {
            /** @description The cohort's */
            version: number;
            /** @description Every lesson of the program in order */
            lessons: {
                id: components["schemas"]["Id"];
                name: string;
                section: string;
                product: string;
                availableFrom: string | null;
                milestoneId: components["schemas"]["Id"] | null;
            }[];
        };
        LessonMapping: {
            lessonId: components["schemas"]["Id"];
            /** @description The day it opens for the cohort; null: with its course */
            availableFrom: string | null;
            /** @description The milestone it prepares for */
            milestoneId: components["schemas"]["Id"] | null;
        };
        LessonMappingsInput: {
            version: number;
            /** @description Lessons left out follow their course */
            lessons: components["schemas"]["LessonMapping"][];
        };
        ManagedCohort: {
            id: components["schemas"]["Id"];
            name: string;
            product: components["schemas"]["ProductRef"];
            /** Format: date */
            startDate: string;
            /** Format: date */
            endDate: string;
            isOpen: boolean;
            seats: number | null;
            learnerCount: number;
            /** @description Milestones that wait for a mentor */
            toReview: number;
            /** @description Milestones that are overdue */
            overdue: number;
        };
        ManagedCohortPage: {
            data: components["schemas"]["ManagedCohort"][];
            paging: components["schemas"]["KeysetPaging"];
        };
        CohortMilestone: {
            id: components["schemas"]["Id"];
            title: string;
            category: components["schemas"]["MilestoneCategory"];
            dueDate: components["schemas"]["Instant"];
            /** @description When the program has it due */
            plannedDate: components["schemas"]["Instant"];
            /** @description Learners */
            overdue: number;
            /** @description Learners whose work is open, the overdue included */
            open: number;
            /** @description Learners who are done or excused */
            closed: number;
        };
        CohortDetail: {
            cohort: components["schemas"]["ManagedCohort"];
            /** @description Named by every change of the cohort */
            version: number;
            zone: string;
            /** @description Named by every change of due dates */
            dueDatesVersion: number;
            /** @description Learners with nothing overdue */
            onTime: number;
            milestones: components["schemas"]["CohortMilestone"][];
            /** @description Whether the caller decides on milestones, due dates and members */
            mayPlace: boolean;
        };
        CohortOpening: {
            isOpen: boolean;
            version: number;
        };
        CohortLearner: {
            user: components["schemas"]["UserRef"];
            completeCount: number;
            /** @description In the order of the cohort's milestones */
            milestones: {
                id: components["schemas"]["Id"];
                status: components["schemas"]["MilestoneStatus"];
                /** @description How many times it was handed in */
                version: number;
                dueDate: components["schemas"]["Instant"];
                /** @description Days that this learner alone was given */
                shiftedDays: number;
            }[];
        };
        CohortLearnerPage: {
            data: components["schemas"]["CohortLearner"][];
            paging: components["schemas"]["KeysetPaging"];
        };
        CohortAssignment: {
            programId: components["schemas"]["Id"];
            userIds: components["schemas"]["Id"][];
            reason?: components["schemas"]["LogMessage"];
        };
        CohortDecisions: {
            /** @enum {string} */
            action: "complete" | "reset" | "sendBack" | "underReview" | "waive";
            /** Format: text */
            feedback?: string;
            items: {
                userId: components["schemas"]["Id"];
                milestoneId: components["schemas"]["Id"];
                expected: components["schemas"]["SeenMilestone"];
                changeId: components["schemas"]["ChangeId"];
            }[];
        };
        /** @description What a reset takes from a learner, or from several together */
        ProgressLoss: {
            module: components["schemas"]["ProductRef"];
            lessonsDone: number;
            xpPoints: number;
            /** @description Quizzes with submissions */
            quizzes: number;
            /** @description Homework that was handed in */
            homeworks: number;
        };
        UserProgram: {
            program: components["schemas"]["ProductRef"];
            cohort: components["schemas"]["CohortRef"] | null;
            /** @description Its courses and projects that were begun */
            modules: components["schemas"]["ProgressLoss"][];
        };
        UserCohortChange: {
            programId: components["schemas"]["Id"];
            /** @description As it was seen; another one answers 409 with it in `current` */
            currentCohortId: components["schemas"]["Id"] | null;
            newCohortId: components["schemas"]["Id"];
            /** @description Courses and projects of the program */
            resetProgressModuleIds: components["schemas"]["Id"][];
            reason?: components["schemas"]["LogMessage"];
        };
        /** @enum {string} */
        ModeratedKind: "question" | "response" | "rating" | "profile" | "message";
        /** @enum {string} */
        ReportReason: "spam" | "abuse" | "personalData" | "cheating" | "other";
        ReportInput: {
            kind: components["schemas"]["ModeratedKind"];
            /** @description The id of the question, response, review, person or message */
            contentId: components["schemas"]["Id"];
            reason: components["schemas"]["ReportReason"];
            /**
             * Format: text
             * @description Needed for another reason
             */
            text: string;
        };
        /** @enum {string} */
        ModerationAction: "keep" | "hide" | "warn" | "block";
        OwnModeration: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ModeratedKind"];
            /**
             * @description Closed after an appeal was decided
             * @enum {string}
             */
            status: "held" | "decided" | "appealed" | "closed";
            /** @description The beginning of what was written */
            text: string;
            action: components["schemas"]["ModerationAction"] | null;
            reason: string | null;
            date: components["schemas"]["Instant"];
            canAppeal: boolean;
            /** @description What I wrote */
            appeal: string | null;
        };
        AppealInput: {
            /** Format: text */
            text: string;
        };
        ModerationItem: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ModeratedKind"];
            /** @enum {string} */
            status: "open" | "appealed" | "decided" | "closed";
            isHidden: boolean;
            /** @description A first post with a link, which others see once it is kept */
            isHeld: boolean;
            author: components["schemas"]["UserRef"];
            excerpt: string;
            /** @description How many people reported it */
            reports: number;
            reasons: components["schemas"]["ReportReason"][];
            action: components["schemas"]["ModerationAction"] | null;
            /** @description Since when it has this status */
            date: components["schemas"]["Instant"];
            version: number;
        };
        ModerationPage: {
            data: components["schemas"]["ModerationItem"][];
            paging: components["schemas"]["KeysetPaging"];
        };
        ModerationCase: {
            case: components["schemas"]["ModerationItem"];
            /** @description Null when its author deleted it */
            content: {
                title: string | null;
                /** @description Sanitised HTML */
                html: string;
                date: components["schemas"]["Instant"];
                editedAt: components["schemas"]["Instant"] | null;
            } | null;
            /** @description Where it was written, and what was written before it */
            context: {
                label: string;
                text: string;
            }[];
            reports: {
                by: components["schemas"]["UserRef"];
                reason: components["schemas"]["ReportReason"];
                text: string;
                date: components["schemas"]["Instant"];
            }[];
            author: {
                since: components["schemas"]["Instant"];
                isBlocked: boolean;
                /** @description How many of their texts were reported */
                reported: number;
                hidden: number;
                warned: number;
            };
            decision: {
                action: components["schemas"]["ModerationAction"];
                by: components["schemas"]["UserRef"];
                reason: string;
                date: components["schemas"]["Instant"];
            } | null;
            appeal: {
                text: string;
                date: components["schemas"]["Instant"];
            } | null;
            /** @description What I may decide now */
            actions: components["schemas"]["ModerationAction"][];
        };
        ModerationDecision: {
            action: components["schemas"]["ModerationAction"];
            /** @description The version that was seen */
            version: number;
            /**
             * Format: text
             * @description The author reads it; needed for everything but keeping
             */
            reason: string;
        };
        ProgressReset: {
            moduleIds: components["schemas"]["Id"][];
            reason: components["schemas"]["LogMessage"];
            changeId: components["schemas"]["ChangeId"];
        };
        DueDate: {
            id: components["schemas"]["Id"];
            title: string;
            dueDate: components["schemas"]["Instant"];
        };
        /** @description The due dates of a cohort, and the version that a change of them names */
        CohortDueDates: {
            /** @description How many times they were moved */
            version: number;
            dueDates: components["schemas"]["DueDate"][];
        };
        /** @description The due dates on screen; if they were moved since, answers 409 with who moved them in `current` */
        SeenDueDates: {
            version: number;
        };
        /** @description Extending takes a number of days; resetting takes the cohort */
        DueDateChange: {
            expected: components["schemas"]["SeenDueDates"];
            days: number;
            /** @description Only for this learner of the cohort */
            userId?: components["schemas"]["Id"];
            /** @description Defaults to all milestones of the cohort */
            milestoneIds?: components["schemas"]["Id"][];
            changeId?: components["schemas"]["ChangeId"];
        } | {
            expected: components["schemas"]["SeenDueDates"];
            cohortId: components["schemas"]["Id"];
            /** @description Only for this learner of the cohort */
            userId?: components["schemas"]["Id"];
            changeId?: components["schemas"]["ChangeId"];
        };
        /** @enum {string} */
        UploadResource: "homework" | "milestone" | "enrollment" | "profileProjectImage";
        /** @enum {string} */
        UploadCategory: "avatar" | "signature" | "award" | "moduleImage" | "moduleLogo" | "productFiles" | "homework" | "milestone" | "csv" | "testimonial" | "lessonVideo" | "mediaImage";
        /** @description Either the resource the file is for, or a file name and category */
        UploadRequest: {
            resource: components["schemas"]["UploadResource"];
            resourceId?: components["schemas"]["Id"];
            /** Format: line */
            fileName: string;
            /** @description Bytes */
            size: number;
            /** Format: line */
            contentType?: string;
        } | {
            /** Format: line */
            fileName: string;
            category: components["schemas"]["UploadCategory"];
            size?: number;
            /** Format: line */
            contentType?: string;
        };
        /** @description Where to post the file, and with which fields. Send the fields first and the file last, without an authorization header. The storage answers 201 with a Key. */
        UploadParameters: {
            url: string;
            fields: {
                [key: string]: string;
            };
            key: string;
            maxSize: number;
            expiresAt: components["schemas"]["Instant"];
        };
        UploadInPartsRequest: {
            /** @description Must include the size */
            upload: components["schemas"]["UploadRequest"];
            /**
             * Format: int64
             * @description When the file was last changed, in milliseconds; distinguishes it from other files with the same name and size
             */
            lastModified: number;
        };
        /**
         * Format: uuid
         * @example 0287ba2c-2536-438f-9778-07fe4226c19c
         */
        UploadInPartsId: string;
        PartNumber: number;
        UploadInParts: {
            id: components["schemas"]["UploadInPartsId"];
            /** @description The key to hand the file in with once it is complete */
            key: string;
            /** @description Bytes */
            size: number;
            /** @description Bytes per part, except the last */
            partSize: number;
            partCount: number;
            /** @description Numbers of the stored parts, from 1; empty once the file is complete */
            storedParts: components["schemas"]["PartNumber"][];
            /** @description Whether the file is complete */
            isJoined: boolean;
            expiresAt: components["schemas"]["Instant"];
        };
        UploadRules: {
            category: components["schemas"]["UploadCategory"];
            /**
             * @example [
             *       "pdf",
             *       "drawio",
             *       "txt",
             *       "pcapng",
             *       "zip"
             *     ]
             */
            extensions: string[];
            maxSize: number;
            maxFiles: number;
        };
        /** @description A single-use ticket for a websocket, valid for 60 seconds */
        SocketTicket: {
            ticket: string;
            expiresAt: components["schemas"]["Instant"];
        };
        /** @enum {string} */
        NotificationKind: "sentBack" | "accepted" | "commented" | "toReview" | "answer" | "message" | "opened" | "dueDate" | "exam" | "level" | "certificate" | "follower" | "payment" | "declined" | "news" | "moderation";
        NotificationPart: {
            id: components["schemas"]["Id"];
            message: string;
            date: components["schemas"]["Instant"];
            url?: string;
        };
        /** @description One row for one event; a reader may be told of it several times */
        NotificationGroup: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["NotificationKind"];
            title: string;
            /** @description What follows from it */
            text: string | null;
            /** @description Of the newest part */
            date: components["schemas"]["Instant"];
            /** @description All of its parts are read */
            isRead: boolean;
            /** @description It waits for you */
            needsYou: boolean;
            /** @description How many parts there are */
            count: number;
            url?: string;
            /** @description The newest three of several, newest first */
            parts: components["schemas"]["NotificationPart"][];
        };
        /** @description How many rows are unread, in all and in each tab, and how many wait for you */
        NotificationCounts: {
            unread: number;
            needsYou: number;
            work: number;
            people: number;
            money: number;
        };
        NotificationGroupPage: {
            data: components["schemas"]["NotificationGroup"][];
            paging: {
                pageSize: number;
                /** @description The cursor of the next page */
                next: string | null;
                /** @description The cursor of the page before */
                previous: string | null;
            };
            counts: components["schemas"]["NotificationCounts"];
        };
        /** @enum {string} */
        NotificationTopic: "reviews" | "answers" | "opened" | "dueDates" | "levels" | "people" | "reviewing" | "news" | "payments" | "account";
        NotificationSetting: {
            topic: components["schemas"]["NotificationTopic"];
            /** @description In the academy */
            isShown: boolean;
            /** @description By email: reviews at once, the others once a day */
            isMailed: boolean;
            /** @description It can't be turned off */
            isFixed: boolean;
        };
        /** @description Why no mail reaches me */
        MailFault: {
            address: string;
            /**
             * @description bounced: its server refused a mail; complained: a mail was marked as spam
             * @enum {string}
             */
            kind: "bounced" | "complained";
            since: components["schemas"]["Instant"];
        };
        NotificationSettings: {
            topics: components["schemas"]["NotificationSetting"][];
            mailFault: components["schemas"]["MailFault"] | null;
        };
        NotificationSettingsChange: {
            topics: {
                topic: components["schemas"]["NotificationTopic"];
                isShown: boolean;
                isMailed: boolean;
            }[];
        };
        Stars: number;
        /** @description A rating as others see it */
        Review: {
            id: components["schemas"]["Id"];
            author: components["schemas"]["UserRef"];
            stars: components["schemas"]["Stars"];
            review: string;
            date: components["schemas"]["Instant"];
        };
        RatingPage: {
            data: components["schemas"]["Review"][];
            paging: components["schemas"]["Paging"];
            stats: components["schemas"]["RatingStats"];
        };
        /** @description How likely the learner is to recommend it */
        Recommendation: number | null;
        Rating: {
            moduleId: components["schemas"]["Id"];
            stars: components["schemas"]["Stars"];
            review: string;
            nps: components["schemas"]["Recommendation"];
            date: components["schemas"]["Instant"];
        };
        RatingInput: {
            stars: components["schemas"]["Stars"];
            /** Format: text */
            review: string;
            nps?: components["schemas"]["Recommendation"];
        };
        SurveyQuestion: {
            id: string;
            /** @enum {string} */
            kind: "singleAnswer" | "multipleAnswer" | "openAnswer";
            question: string;
            isRequired: boolean;
            /** @description Empty for an open answer */
            choices: string[];
        };
        /** @description The choices or the text; omit the answer for a question left blank */
        SurveyAnswer: {
            /** Format: line */
            questionId: string;
            choices: string[];
            /** Format: text */
            text: string;
        };
        /** @description The onboarding survey of a program, with the learner's answers */
        Survey: {
            product: components["schemas"]["ProductRef"];
            title: string;
            intro: string;
            questions: components["schemas"]["SurveyQuestion"][];
            answers: components["schemas"]["SurveyAnswer"][];
            /** @description Null until answered */
            answeredAt: components["schemas"]["Instant"] | null;
        };
        SurveyInput: {
            answers: components["schemas"]["SurveyAnswer"][];
        };
        TermsBlock: {
            /** @enum {string} */
            kind: "heading" | "paragraph";
            text: string;
        };
        /** @description What the profile knows of the answers */
        TermsPrefill: {
            name: string;
            email: string;
            phone: string;
            address: string;
            /** @description YYYY-MM-DD, or empty */
            birthDate: string;
        };
        /** @description The agreement a product asks for, and the learner's answer to it */
        Terms: {
            product: components["schemas"]["ProductRef"];
            /** @description Named when it is accepted; 409 if another one replaced it */
            version: number;
            title: string;
            blocks: components["schemas"]["TermsBlock"][];
            /** @enum {string} */
            state: "pending" | "accepted" | "declined";
            answeredAt: components["schemas"]["Instant"] | null;
            /** @description SHA-256 of the accepted document: its text, answers, images and time */
            hash: string | null;
            prefill: components["schemas"]["TermsPrefill"];
        };
        TermsAgreement: {
            /** @description Of the text that was read */
            version: number;
            /**
             * Format: line
             * @description Key of an uploaded png of the category signature
             */
            signature: string;
            /**
             * Format: line
             * @description Key of another one
             */
            initials: string;
            /** Format: line */
            address: string;
            /** Format: line */
            name: string;
            /** Format: line */
            phone: string;
            /** Format: line */
            email: string;
            /**
             * Format: date
             * @description YYYY-MM-DD
             */
            birthDate: string;
        };
        TermsRejection: {
            version: number;
            /** Format: text */
            declineReason: string;
        };
        /** @enum {string} */
        DiplomaStatus: "valid" | "expired" | "revoked";
        /** @description A certificate or award as issued; later changes to its template don't affect it */
        Diploma: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["DiplomaType"];
            name: string;
            /** @description The finished program or course */
            moduleName: string;
            image: string | null;
            referenceNumber: string;
            issuedAt: components["schemas"]["Instant"];
            /** @description Null if it never expires */
            expiresAt: components["schemas"]["Instant"] | null;
            status: components["schemas"]["DiplomaStatus"];
        };
        DiplomaPage: {
            data: components["schemas"]["Diploma"][];
            paging: components["schemas"]["Paging"];
        };
        Signature: {
            name: string;
            jobTitle: string;
        };
        DiplomaDetail: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["DiplomaType"];
            name: string;
            moduleName: string;
            image: string | null;
            referenceNumber: string;
            issuedAt: components["schemas"]["Instant"];
            expiresAt: components["schemas"]["Instant"] | null;
            status: components["schemas"]["DiplomaStatus"];
            recipient: string;
            body: string;
            signatures: components["schemas"]["Signature"][];
            /** @description Public page that verifies it */
            verificationUrl: string;
        };
        Verification: {
            status: components["schemas"]["DiplomaStatus"];
            type: components["schemas"]["DiplomaType"];
            name: string;
            moduleName: string;
            recipient: string;
            referenceNumber: string;
            issuedAt: components["schemas"]["Instant"];
            expiresAt: components["schemas"]["Instant"] | null;
        };
        /**
         * @description 1 individual lab, 2 exam prep, 3 lab bundle
         * @enum {integer}
         */
        LabType: 1 | 2 | 3;
        /**
         * @description ready: never opened; open: within its year of access
         * @enum {string}
         */
        LabState: "ready" | "open" | "expired" | "notYours";
        Lab: {
            id: components["schemas"]["Id"];
            name: string;
            uniqueName: string;
            description: string;
            type: components["schemas"]["LabType"];
            vendor: string;
            numberOfLabs: number;
            numberOfQuestions: number;
            /** @description It runs in the academy: its address leads to a page of the portal */
            runsHere: boolean;
            state: components["schemas"]["LabState"];
            /** @description Products that open it, while it is not yours */
            openedBy: components["schemas"]["ProductRef"][];
            firstAccessAt: components["schemas"]["Instant"] | null;
            expiresAt: components["schemas"]["Instant"] | null;
        };
        LabPage: {
            data: components["schemas"]["Lab"][];
            paging: components["schemas"]["Paging"];
        };
        LabAccess: {
            launchUrl: string;
            firstAccessAt: components["schemas"]["Instant"];
            expiresAt: components["schemas"]["Instant"];
        };
        /**
         * Format: text
         * @description Commands in the order they were entered, each after its device: `R1: show ip route`
         */
        LabLog: string;
        LabStage: {
            title: string;
            /**
             * @description closed: it opens when the stage before is met
             * @enum {string}
             */
            state: "met" | "open" | "closed";
            /** @description null while it is closed */
            exercise: components["schemas"]["AskedExercise"] | null;
            /** @description What had been entered when it opened */
            startLog: components["schemas"]["LabLog"];
            /** @description The last check; of an open stage only while nothing was entered since */
            graded: components["schemas"]["GradedExercise"] | null;
        };
        /** @description The receipt of a saved log */
        SavedLabLog: {
            log: components["schemas"]["LabLog"];
            version: number;
            savedAt: components["schemas"]["Instant"];
        };
        /** @description A lab in stages as one learner has left it */
        LabRun: {
            labId: components["schemas"]["Id"];
            name: string;
            uniqueName: string;
            expiresAt: components["schemas"]["Instant"];
            definitionVersion: number;
            stages: components["schemas"]["LabStage"][];
            answer: components["schemas"]["SavedLabLog"] | null;
        };
        LabLogInput: {
            log: components["schemas"]["LabLog"];
            /** @description The version of the lab on screen; another one answers 409 */
            definitionVersion: number;
            /** @description The version of the log on screen; answers 409 if the stored version differs */
            baseVersion?: number;
        };
        LabCheckInput: {
            log: components["schemas"]["LabLog"];
            /** @description The version of the lab on screen; another one answers 409 */
            definitionVersion: number;
            /** @description The version of the log on screen; answers 409 if the stored version differs */
            baseVersion?: number;
            /** @description The open stage, counted from 1; another one answers 409 */
            stage: number;
            seen?: components["schemas"]["SeenVerdicts"];
        };
        /** @description An rrweb event: what was drawn or done, and when */
        RecordingEvent: {
            type: number;
            /** @description Milliseconds since 1970 */
            timestamp: number;
        } & {
            [key: string]: unknown;
        };
        RecordingBatch: {
            /** @description Number of this batch in its recording, from 0 */
            number: number;
            events: components["schemas"]["RecordingEvent"][];
        };
        /**
         * @description Publishable key; not a secret
         * @example pk_demo_cable_and_crew
         */
        PartnerKey: string;
        Partner: {
            name: string;
            /** @description Sites that may show frames, such as https://shop.example */
            origins: string[];
        };
        PartnerToken: {
            /**
             * Format: line
             * @description A JSON web token, signed with a secret of the partner (HS256)
             */
            token: string;
            /**
             * Format: line
             * @description The site around the frame, as the browser names it
             * @example https://shop.example
             */
            origin: string;
        };
        PartnerSession: {
            /** @description Goes in the header x-partner-session of the calls about the lesson */
            session: string;
            /** @description The one lesson it opens */
            lessonId: components["schemas"]["Id"];
            /** Format: date-time */
            expiresAt: string;
        };
        /**
         * @description The name of the page in its address
         * @example ospf-in-practice
         */
        PageName: string;
        /**
         * Format: line
         * @example /storage/files/avatar/7c1f.webp
         */
        StorageUrl: string;
        Picture: {
            url: components["schemas"]["StorageUrl"];
            /** Format: line */
            alt: string;
        };
        CheckoutHeader: {
            /** Format: line */
            title: string;
            /** Format: text */
            text: string;
            background: components["schemas"]["StorageUrl"] | null;
            /** @description The academy's own without one */
            logo: components["schemas"]["Picture"] | null;
        };
        /** @description What the form asks for */
        CheckoutFields: {
            address: boolean;
            tshirt: boolean;
            coupon: boolean;
        };
        CheckoutTestimonial: {
            /** Format: text */
            message: string;
            photo: components["schemas"]["StorageUrl"] | null;
            /** Format: line */
            name: string;
            /** Format: line */
            jobTitle: string;
            /** @description What they gave; left out if they gave none */
            stars?: number;
        };
        CheckoutTestimonials: {
            /** Format: line */
            title: string;
            items: components["schemas"]["CheckoutTestimonial"][];
        };
        CheckoutBullets: {
            /** Format: line */
            title: string;
            items: string[];
        };
        CheckoutText: {
            /**
             * Format: text
             * @description Cleaned by the server
             */
            html: string;
        };
        /**
         * Format: line
         * @description The same in upper and lower case
         * @example NIGHTSHIFT20
         */
        CouponCode: string;
        CheckoutPromo: {
            /** Format: line */
            text: string;
            coupon: components["schemas"]["CouponCode"];
        };
        /** @enum {string} */
        CheckoutElement: "promo" | "header" | "image" | "form" | "address" | "tshirt" | "coupon" | "bullets" | "text" | "testimonials";
        /** @description From top to bottom; `form` is name, email and payment. Elements left out follow in their usual order. */
        CheckoutOrderOfElements: components["schemas"]["CheckoutElement"][];
        /** @description The blocks of the page; null for those its owner hid */
        CheckoutLayout: {
            header: components["schemas"]["CheckoutHeader"];
            image: components["schemas"]["Picture"] | null;
            fields: components["schemas"]["CheckoutFields"];
            testimonials: components["schemas"]["CheckoutTestimonials"] | null;
            bullets: components["schemas"]["CheckoutBullets"] | null;
            text: components["schemas"]["CheckoutText"] | null;
            promo: components["schemas"]["CheckoutPromo"] | null;
            order?: components["schemas"]["CheckoutOrderOfElements"];
        };
        CheckoutRating: {
            average: number;
            count: number;
        };
        /** @enum {string} */
        CrosssellType: "upsell" | "downsell" | "orderbump";
        /** @description An offer with an order */
        Crosssell: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["CrosssellType"];
            /** @description The offer after which this one is made */
            parentId: components["schemas"]["Id"] | null;
            product: components["schemas"]["SoldProduct"];
            cover: components["schemas"]["Cover"];
            image: components["schemas"]["StorageUrl"] | null;
            title: string;
            text: string;
            /** @description Its `listPrice` is what the product costs otherwise */
            price: components["schemas"]["Price"];
        };
        /** @description A public sales page of one product */
        CheckoutPage: {
            uniqueId: components["schemas"]["PageName"];
            title: string;
            product: components["schemas"]["SoldProduct"];
            cover: components["schemas"]["Cover"];
            layout: components["schemas"]["CheckoutLayout"];
            /** @description Of the product */
            rating: components["schemas"]["CheckoutRating"] | null;
            /** @description With the coupon of the page, if it has one */
            prices: components["schemas"]["Price"][];
            /** @description Applied when the page opens */
            couponCode: string | null;
            orderbump: components["schemas"]["Crosssell"] | null;
            /** @description Offered one by one after the payment, downsells after what they follow was refused */
            upsells: components["schemas"]["Crosssell"][];
            /** @description Of a program: those that can be joined now, the earliest first */
            cohorts: components["schemas"]["OpenCohort"][];
        };
        CouponContexts: ("inApp" | "checkout" | "admin")[];
        /** @description The terms of a coupon: its texts, who may use it, and until when. DEFAULT is for everyone, always. */
        CouponTerms: {
            /** @description What the coupon is called where its prices are shown */
            title: string | null;
            text: string | null;
            /** @description null for at once */
            startsAt: components["schemas"]["Instant"] | null;
            /** @description null for no end */
            endsAt: components["schemas"]["Instant"] | null;
            /** @description null for no limit */
            maxUses: number | null;
            /** @description Only owners of this product may use it; a purchase ends theirs */
            replaces: components["schemas"]["SoldProduct"] | null;
        };
        /** @description A list of prices as its author sees it. DEFAULT, the normal prices, is always listed; its id is null until it is saved. */
        CreatorCoupon: {
            id: components["schemas"]["Id"] | null;
            code: string;
            contexts: components["schemas"]["CouponContexts"];
            /** @description How many times it was saved */
            version: number;
            planCount: number;
            /** @description Purchases that used it */
            uses: number;
            terms: components["schemas"]["CouponTerms"];
        };
        CreatorCoupons: {
            product: components["schemas"]["SoldProduct"];
            coupons: components["schemas"]["CreatorCoupon"][];
        };
        /** @description Another product offered with a plan */
        PlanOffer: {
            type: components["schemas"]["CrosssellType"];
            /** @description The offer it follows, by its place in the list: an upsell after an accepted, a downsell after a refused one */
            follows: number | null;
            /** @description A product the caller authors */
            productId: components["schemas"]["Id"];
            /** @description What it costs here, in minor units */
            amount: number;
            /** Format: line */
            title: string;
            /** Format: text */
            text: string;
        };
        /** @description A plan as its author writes it, in minor units. A free plan has no amounts, a payment plan months and a total, the others an amount. Only payment plans and subscriptions have a trial; a subscription lasts while it is paid. */
        PlanForm: {
            type: components["schemas"]["PlanType"];
            /** @description Everything of a one-time plan or a month of a subscription */
            amount: number | null;
            months: number | null;
            total: number | null;
            trialDays: number | null;
            enrollmentFee: number | null;
            /** @description null for undetermined */
            validDays: number | null;
            /** @description Chosen when the list opens; one plan of each list is */
            isDefault: boolean;
            crosssells: components["schemas"]["PlanOffer"][];
        };
        /** @description Existing purchases, which continue as they were sold */
        RunningTerms: {
            type: components["schemas"]["PlanType"];
            /** @description Of one month */
            amount: components["schemas"]["Money"];
            count: number;
        };
        CreatorPriceList: {
            coupon: components["schemas"]["CreatorCoupon"];
            currency: string;
            plans: components["schemas"]["PlanForm"][];
            running: components["schemas"]["RunningTerms"][];
        };
        CouponTermsInput: {
            /** Format: line */
            title: string | null;
            /** Format: line */
            text: string | null;
            startsAt: components["schemas"]["Instant"] | null;
            endsAt: components["schemas"]["Instant"] | null;
            maxUses: number | null;
            /** @description A product the caller authors */
            replacesId: components["schemas"]["Id"] | null;
        };
        PriceListInput: {
            /** @description The version that was changed; 0 for a new coupon */
            version: number;
            code: components["schemas"]["CouponCode"];
            contexts: components["schemas"]["CouponContexts"];
            /** @description In their order; an empty list removes the coupon */
            plans: components["schemas"]["PlanForm"][];
            /** @description Left out they stay as they are */
            terms?: components["schemas"]["CouponTermsInput"];
        };
        PricePreviewInput: {
            plans: components["schemas"]["PlanForm"][];
        };
        PlanSaving: {
            amount: components["schemas"]["Money"];
            percent: number;
        };
        /** @description A plan as a buyer sees it today. Show these figures; never compute them. */
        BuyerPlan: {
            type: components["schemas"]["PlanType"];
            /** @description Of one payment */
            amount: components["schemas"]["Money"];
            /** @description The same payment by the plan of DEFAULT, if that is more */
            listAmount: components["schemas"]["Money"] | null;
            months: number | null;
            trialDays: number | null;
            validDays: number | null;
            enrollmentFee: components["schemas"]["Money"] | null;
            isDefault: boolean;
            dueToday: components["schemas"]["Money"];
            /** @description Null for a subscription, which ends when it is cancelled */
            total: components["schemas"]["Money"] | null;
            /** @description Against the plan of DEFAULT */
            saving: components["schemas"]["PlanSaving"] | null;
            /** @description From today on; of a subscription the first four */
            charges: components["schemas"]["QuoteCharge"][];
            validUntil: components["schemas"]["Instant"] | null;
        };
        PricePreview: {
            plans: components["schemas"]["BuyerPlan"][];
            running: components["schemas"]["RunningTerms"][];
        };
        CreatorDiplomaItem: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["DiplomaType"];
            name: string;
            referencePrefix: string;
            expiryDate: number;
            issuedCount: number;
            updatedAt: components["schemas"]["Instant"];
            /** @description The first that give it */
            products: components["schemas"]["ProductRef"][];
        };
        CreatorDiplomaPage: {
            data: components["schemas"]["CreatorDiplomaItem"][];
            paging: components["schemas"]["KeysetPaging"];
        };
        /** @description The key of an upload of the category award: png, jpeg or gif, under 1 MB */
        DiplomaImage: string | null;
        DiplomaSigner: {
            image: components["schemas"]["DiplomaImage"];
            /** Format: line */
            name: string;
            /** Format: line */
            jobTitle: string;
        };
        /** @description A certificate or award as its author writes it. Only an award (type 3) has a label, a title and its three images. */
        DiplomaForm: {
            /** Format: line */
            name: string;
            /** @description 1 course completion, 2 program completion, 3 digital award; others are refused */
            type: number;
            /**
             * Format: text
             * @description Plain text with {{studentName}} and, if wanted, {{moduleName}}
             */
            body: string;
            /** Format: line */
            referencePrefix: string;
            referenceStartNumber: number;
            /** @description In years; 0 is a lifetime */
            expiryDate: number;
            headerImage: components["schemas"]["DiplomaImage"];
            backgroundImage: components["schemas"]["DiplomaImage"];
            logoImage: components["schemas"]["DiplomaImage"];
            /** @description What lists show of it */
            thumbnailImage: components["schemas"]["DiplomaImage"];
            /**
             * Format: line
             * @description # and 3 or 6 hex digits
             */
            borderColor: string;
            signature: components["schemas"]["DiplomaSigner"] | null;
            leftSignature: components["schemas"]["DiplomaSigner"] | null;
            rightSignature: components["schemas"]["DiplomaSigner"] | null;
            leftLogo: components["schemas"]["DiplomaImage"];
            middleLogo: components["schemas"]["DiplomaImage"];
            rightLogo: components["schemas"]["DiplomaImage"];
            /** Format: line */
            label: string | null;
            /** Format: line */
            title: string | null;
            topImage: components["schemas"]["DiplomaImage"];
            leftImage: components["schemas"]["DiplomaImage"];
            bottomImage: components["schemas"]["DiplomaImage"];
            /** @description Products of the caller that give it to those who finish them */
            moduleIds: components["schemas"]["Id"][];
        };
        DiplomaPicture: {
            key: string;
            /** @description Good for a few minutes */
            url: string;
        };
        CreatorDiploma: {
            id: components["schemas"]["Id"];
            version: number;
            updatedAt: components["schemas"]["Instant"];
            /** @description These stay as they were issued */
            issuedCount: number;
            nextReference: string;
            form: components["schemas"]["DiplomaForm"];
            images: components["schemas"]["DiplomaPicture"][];
            products: components["schemas"]["ProductRef"][];
        };
        DiplomaUpdate: {
            version: number;
            form: components["schemas"]["DiplomaForm"];
        };
        DiplomaPreviewInput: {
            /** Format: line */
            studentName: string;
            /** @description What is not saved yet */
            form?: components["schemas"]["DiplomaForm"];
        };
        DiplomaPreview: {
            /** @description The PDF as a base64 data URL */
            pdf: string;
        };
        CreatorEmailItem: {
            id: components["schemas"]["Id"];
            module: components["schemas"]["ProductRef"];
            accountCreation: boolean;
            enrollment: boolean;
        };
        CreatorEmailPage: {
            data: components["schemas"]["CreatorEmailItem"][];
            paging: components["schemas"]["KeysetPaging"];
        };
        /** @description A mail of a product. Its texts may hold {{studentName}}, {{productName}} and {{academyName}}. */
        EmailTemplate: {
            /** @description An inactive template sends nothing */
            enabled: boolean;
            /** Format: line */
            subject: string;
            /** Format: text */
            content: string;
            /**
             * Format: line
             * @description What the way to the product says
             */
            callToAction: string;
            /** Format: line */
            signature: string;
            /** Format: line */
            jobTitle: string;
        };
        CreatorEmails: {
            module: components["schemas"]["ProductRef"];
            /** @description 0 before the first save */
            version: number;
            accountCreation: components["schemas"]["EmailTemplate"];
            enrollment: components["schemas"]["EmailTemplate"];
        };
        CreatorEmailsInput: {
            version: number;
            accountCreation: components["schemas"]["EmailTemplate"];
            enrollment: components["schemas"]["EmailTemplate"];
        };
        /** @enum {string} */
        EmailKind: "accountCreation" | "enrollment";
        EmailPreviewInput: {
            kind: components["schemas"]["EmailKind"];
            template: components["schemas"]["EmailTemplate"];
        };
        EmailPreview: {
            subject: string;
            /** @description What most readers see */
            html: string;
            /** @description Plain text, paragraphs apart by empty lines */
            text: string;
        };
        CreatorLab: {
            id: components["schemas"]["Id"];
            title: string;
            description: string;
            vendor: string;
            vendorId: string;
            type: components["schemas"]["LabType"];
            numberOfLabs: number;
            numberOfQuestions: number;
            isPublic: boolean;
            version: number;
        };
        CreatorLabPage: {
            data: components["schemas"]["CreatorLab"][];
            paging: components["schemas"]["KeysetPaging"];
        };
        CreatorLabInput: {
            /** Format: line */
            title: string;
            /** Format: text */
            description: string;
            /** Format: line */
            vendor: string;
            /**
             * Format: line
             * @description What the vendor calls it
             */
            vendorId: string;
            type: components["schemas"]["LabType"];
            numberOfLabs: number;
            numberOfQuestions: number;
        };
        CreatorLabUpdate: {
            version: number;
            lab: components["schemas"]["CreatorLabInput"];
        };
        /** @description The stages of a practice lab as their author writes them */
        CreatorLabStages: {
            lab: components["schemas"]["CreatorLab"];
            /** @description 0 while the lab has no stages */
            version: number;
            /** @description The network and the stages on it as JSON */
            definition: string | null;
            /** @description How many learners began them */
            runCount: number;
            /** @description False for people who may only read the lab */
            canEdit: boolean;
        };
        LabStagesChange: {
            /** @description The version on screen; another one answers 409 with the stored version in `current` */
            version: number;
            /**
             * Format: text
             * @description The network and the stages on it as JSON
             */
            definition: string;
        };
        /** @description Learners of products that the author may edit: all of them, or those of these products or cohorts, or these people */
        NotificationAudience: {
            /** @enum {string} */
            kind: "all" | "modules" | "cohorts" | "users";
            /** @description Of what the kind names; empty for all */
            ids: components["schemas"]["Id"][];
        };
        CreatorNotification: {
            id: components["schemas"]["Id"];
            message: string;
            /** @enum {string} */
            type: "info" | "alert" | "zoomCall";
            url: string | null;
            scheduled: boolean;
            sendAt: components["schemas"]["Instant"] | null;
            audience: components["schemas"]["NotificationAudience"];
            /** @description What the ids of the audience are called, in their order */
            audienceNames: string[];
            /** @enum {string} */
            status: "draft" | "scheduled" | "sending" | "sent";
            /** @description Learners it is for now */
            audienceCount: number;
            sentCount: number;
            version: number;
        };
        CreatorNotificationPage: {
            data: components["schemas"]["CreatorNotification"][];
            paging: components["schemas"]["KeysetPaging"];
        };
        CreatorNotificationInput: {
            /** Format: line */
            message: string;
            /** @enum {string} */
            type: "info" | "alert" | "zoomCall";
            /** @description What it opens: a page of the academy, or an address */
            url: string | null;
            /** @description Whether it will be sent; a draft waits */
            scheduled: boolean;
            /** @description Null for as soon as it is scheduled */
            sendAt: components["schemas"]["Instant"] | null;
            audience: components["schemas"]["NotificationAudience"];
        };
        CreatorNotificationUpdate: {
            version: number;
            notification: components["schemas"]["CreatorNotificationInput"];
        };
        CreatorNotificationSchedule: {
            /** @description The version that the author saw */
            version: number;
            scheduled: boolean;
        };
        /** @description What a product is sold for, and what its buyers are asked */
        PriceList: {
            product: components["schemas"]["SoldProduct"];
            /** @description The coupon these prices belong to; null for the normal ones */
            couponCode: string | null;
            /** @description The buyer's product that the one bought with these prices replaces */
            replaces: components["schemas"]["SoldProduct"] | null;
            prices: components["schemas"]["Price"][];
            /** @description Of a program: those that can be joined now, the earliest first */
            cohorts: components["schemas"]["OpenCohort"][];
            asksShipping: boolean;
            asksTshirt: boolean;
        };
        /** @description What a coupon says, and its plans. Codes that can't be used, for whatever reason, all get the same answer. */
        Campaign: {
            isValid: boolean;
            code: string | null;
            title: string | null;
            text: string | null;
            endsAt: components["schemas"]["Instant"] | null;
            /** @description The plans of the coupon, with what they cost otherwise as `listPrice`; none if it can't be used */
            prices: components["schemas"]["Price"][];
        };
        QuoteRequest: {
            priceId: components["schemas"]["Id"];
            /** @description The cohort of a program */
            batchId?: components["schemas"]["Id"];
            crosssells?: components["schemas"]["CrosssellChoice"][];
            /** @description Where tax is due; the address of the profile if left out */
            shipping?: components["schemas"]["Shipping"];
            /**
             * Format: line
             * @description A product of the buyer that this one replaces
             */
            replacedProductUniqueName?: string;
            /** @default false */
            useCredits: boolean;
        };
        Credits: {
            /** @description Credits not used yet */
            count: number;
            /** @description What they are worth together */
            amount: components["schemas"]["Amount"];
            currency: string;
        };
        /** @description A wallet's approval that has begun. It works once, in this session. */
        WalletToken: {
            paypalToken: string;
            /** @description Opened in a popup */
            url: string;
            expiresAt: components["schemas"]["Instant"];
        };
        WalletInput: {
            /**
             * Format: line
             * @description The approved one of getPayPalToken
             */
            paypalToken: string;
        };
        PrimaryMethod: {
            paymentType: components["schemas"]["BuyerPaymentType"];
        };
        /** @description Printed on later receipts */
        BillingDetails: {
            /** Format: line */
            companyName: string | null;
            /** Format: line */
            taxId: string | null;
            /** Format: line */
            street: string | null;
            /** Format: line */
            city: string | null;
            /** Format: line */
            state: string | null;
            /** Format: line */
            zip: string | null;
            /** Format: line */
            country: string | null;
            /** @description 0 before the first; send back the one you saw */
            version: number;
        };
        PurchasePage: {
            data: components["schemas"]["Purchase"][];
            paging: components["schemas"]["Paging"];
        };
        PurchaseChange: {
            /** @description The version of the purchase you saw */
            version: number;
            /** @description The same change sent again is made once; required where something may be charged */
            requestId?: components["schemas"]["ChangeId"];
            /** @description What you saw and agreed to pay today; required where something may be charged */
            dueToday?: components["schemas"]["Amount"];
            /** @description For switchPaymentMethod */
            paymentType?: components["schemas"]["BuyerPaymentType"];
            /**
             * Format: line
             * @description For requestRefund
             */
            reason?: string;
        };
        /** @description What an action would do now, to be shown before it is done */
        PurchaseReview: {
            action: components["schemas"]["PurchaseAction"];
            version: number;
            currency: string;
            dueToday: components["schemas"]["Amount"];
            /** @description The first charge after today */
            nextCharge: components["schemas"]["QuoteCharge"] | null;
            /** @description Whether `nextCharge` repeats each month */
            isMonthly: boolean;
            /** @description The end of access if nothing else is paid; null for undetermined */
            accessUntil: components["schemas"]["Instant"] | null;
            paymentType: components["schemas"]["PaymentType"];
            /** @description What is charged, such as "Visa 4242"; null if there is nothing to charge */
            method: string | null;
        };
        Payment: {
            id: components["schemas"]["Id"];
            /** @description Of a refund; its `id` is that of the payment */
            refundId: components["schemas"]["Id"] | null;
            purchaseId: components["schemas"]["Id"];
            /** @description What it was for; for an offer paid separately, the offered product */
            product: components["schemas"]["SoldProduct"];
            /** @enum {string} */
            kind: "payment" | "refund";
            paymentType: components["schemas"]["PaymentType"];
            /** @description Such as "Visa 4242" */
            method: string | null;
            /** @enum {string} */
            status: "processing" | "paid" | "failed" | "refunded" | "partlyRefunded" | "disputed";
            amount: components["schemas"]["Amount"];
            tax: components["schemas"]["Amount"];
            refunded: components["schemas"]["Amount"];
            currency: string;
            date: components["schemas"]["Instant"];
            invoiceNumber: string | null;
            hasReceipt: boolean;
            /** @description What the provider said */
            decline: string | null;
        };
        PaymentPage: {
            data: components["schemas"]["Payment"][];
            paging: components["schemas"]["Paging"];
        };
        /** @description What a visitor has chosen so far */
        CheckoutChoice: {
            priceId: components["schemas"]["Id"];
            coupon?: components["schemas"]["CouponCode"];
            /** @description No if left out */
            orderbump?: boolean;
            /** @description Where it is sent, once that is known: what is taxed by it is in the figures */
            shipping?: components["schemas"]["Shipping"];
        };
        /** @description An approval that the buyer confirms in the wallet's own window */
        CheckoutWalletToken: {
            token: string;
            url: string;
            expiresAt: components["schemas"]["Instant"];
        };
        /** @description 256 random bits, base64url, chosen by the client: anyone who has it can read the order for a day */
        OrderToken: string;
        /** @description Who buys; left out when the buyer is signed in */
        CheckoutBuyer: {
            /** Format: line */
            firstName: string;
            /** Format: line */
            lastName: string;
            /** Format: line */
            email: string;
        };
        /** @description Card details without the number, which never reaches the academy */
        CardDetails: {
            /** Format: line */
            zip?: string;
        };
        /** @description An order of a visitor or customer. Amounts are never sent: the server computes them and refuses the order if `dueToday` or `nextCharge` is not what the buyer saw. */
        CheckoutOrderInput: {
            priceId: components["schemas"]["Id"];
            /**
             * Format: uuid
             * @description Chosen by the client: the same order sent again is placed once and gets the same answer
             */
            requestId: string;
            token: components["schemas"]["OrderToken"];
            /** @description Of the site that shows the page in a frame */
            partnerKey?: components["schemas"]["PartnerKey"];
            /** @description What the buyer saw and agreed to */
            dueToday: components["schemas"]["Money"];
            /** @description What the buyer saw that is charged next, of a plan with more payments */
            nextCharge?: components["schemas"]["Money"];
            buyer?: components["schemas"]["CheckoutBuyer"];
            coupon?: components["schemas"]["CouponCode"];
            /** @description Left out if nothing is due, today or later */
            paymentType?: components["schemas"]["BuyerPaymentType"];
            /**
             * Format: line
             * @description Single use, of the card form; without one a customer pays with the saved card
             */
            cardToken?: string;
            card?: components["schemas"]["CardDetails"];
            /**
             * Format: line
             * @description Of an approved wallet
             */
            paypalToken?: string;
            shipping?: components["schemas"]["Shipping"];
            /** @enum {string} */
            tshirtSize?: "S" | "M" | "L" | "XL" | "XXL" | "XXXL" | "XXXXL";
            /** @description No if left out */
            orderbump?: boolean;
            /** @description The cohort of a program. It must be chosen while one has seats */
            batchId?: components["schemas"]["Id"];
        };
        /**
         * Format: uuid
         * @description The request id of the order
         */
        OrderId: string;
        CheckoutDecline: {
            code: string;
            /** @description For the buyer */
            message: string;
        };
        /** @description An order on a sales page. It says the same whether or not the e-mail address has an account: what follows is in the mail. */
        CheckoutOrder: {
            id: components["schemas"]["OrderId"];
            /**
             * @description processing: the outcome is not known yet; ask again
             * @enum {string}
             */
            state: "bought" | "confirmationNeeded" | "processing" | "declined";
            product: components["schemas"]["SoldProduct"];
            /** @description Where the mail of a visitor went; null for a customer who was signed in */
            email: string | null;
            /** @description As it was ordered */
            quote: components["schemas"]["Quote"];
            /** @description What was accepted after the payment, at what was charged for it */
            added: components["schemas"]["PurchaseLine"][];
            /** @description What was charged for the order and for what was added to it; 0 until it is bought */
            paidToday: components["schemas"]["Amount"];
            confirmation: components["schemas"]["Confirmation"] | null;
            /** @description Of the order, or of the offer that was accepted last */
            decline: components["schemas"]["CheckoutDecline"] | null;
            /** @description What is offered next; null when everything was answered */
            offer: components["schemas"]["Crosssell"] | null;
            /** @description Where to go once everything was answered; null for the academy's own page */
            thankYouUrl: string | null;
        };
        UpsellAnswer: {
            crosssellId: components["schemas"]["Id"];
            accepted: boolean;
        };
        OrderClaim: {
            /**
             * Format: line
             * @description Of the mail
             */
            code: string;
        };
        /** @description What became of an order that was placed signed out */
        ClaimedOrder: {
            product: components["schemas"]["SoldProduct"];
            /**
             * @description refunded: the account had the product already
             * @enum {string}
             */
            result: "added" | "refunded";
        };
        /** @description The version a decision was made on */
        AwardVersion: number;
        /** @description A certificate or award of a person, as staff see it */
        Award: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["AwardVersion"];
            user: components["schemas"]["UserRef"];
            /** @description The name on it */
            recipient: string;
            type: components["schemas"]["DiplomaType"];
            name: string;
            moduleName: string;
            referenceNumber: string;
            issuedAt: components["schemas"]["Instant"];
            expiresAt: components["schemas"]["Instant"] | null;
            status: components["schemas"]["DiplomaStatus"];
            revokedReason: string | null;
            verificationUrl: string;
        };
        AwardPage: {
            data: components["schemas"]["Award"][];
            paging: components["schemas"]["KeysetPaging"];
        };
        AwardInput: {
            userId: components["schemas"]["Id"];
            diplomaId: components["schemas"]["Id"];
            /** @description A product that gives it */
            moduleId: components["schemas"]["Id"];
            reason: components["schemas"]["AwardReason"];
        };
        /** @description A certificate or award with the products that give it */
        AwardChoice: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["DiplomaType"];
            name: string;
            products: components["schemas"]["ProductRef"][];
        };
        AwardChoices: components["schemas"]["AwardChoice"][];
        AwardRenewal: {
            version: components["schemas"]["AwardVersion"];
            reason: components["schemas"]["AwardReason"];
        };
        AwardRevocation: {
            version: components["schemas"]["AwardVersion"];
            reason: components["schemas"]["AwardReason"];
        };
        FrameChallenge: {
            key: components["schemas"]["PartnerKey"];
            /** @description The SHA-256 of what the frame sends, in base64url */
            challenge: string;
        };
        /** @description The version the change was decided on */
        PartnerVersion: number;
        IssuedKey: {
            key: components["schemas"]["PartnerKey"];
            createdAt: components["schemas"]["Instant"];
            revokedAt: components["schemas"]["Instant"] | null;
        };
        /** @example #1F47D6 */
        PartnerColour: string;
        /** @description How frames look on the sites of the partner, unless the site says otherwise */
        PartnerTheme: {
            accent: components["schemas"]["PartnerColour"];
            onAccent: components["schemas"]["PartnerColour"];
            surface: components["schemas"]["PartnerColour"];
            text: components["schemas"]["PartnerColour"];
        };
        PartnerSales: {
            /** @description Orders that were paid */
            orders: number;
            /** @description What was paid of them so far, less what was refunded */
            amount: components["schemas"]["Money"];
        };
        ManagedPartner: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["PartnerVersion"];
            name: string;
            origins: string[];
            /** @description The newest first */
            keys: components["schemas"]["IssuedKey"][];
            /** @description The only ones it may sell; every product if empty */
            products: components["schemas"]["ProductRef"][];
            theme: components["schemas"]["PartnerTheme"] | null;
            sales: components["schemas"]["PartnerSales"];
            createdAt: components["schemas"]["Instant"];
        };
        ManagedPartnerPage: {
            data: components["schemas"]["ManagedPartner"][];
            paging: components["schemas"]["KeysetPaging"];
        };
        /** @description Such as https://shop.example */
        PartnerOrigins: string[];
        PartnerCreate: {
            /** Format: text */
            name: string;
            origins: components["schemas"]["PartnerOrigins"];
            changeId: components["schemas"]["ChangeId"];
        };
        PartnerUpdate: {
            version: components["schemas"]["PartnerVersion"];
            /** Format: text */
            name: string;
            origins: components["schemas"]["PartnerOrigins"];
            productIds: components["schemas"]["Id"][];
            theme: components["schemas"]["PartnerTheme"] | null;
        };
        PartnerVersionInput: {
            version: components["schemas"]["PartnerVersion"];
        };
        /**
         * @description changed: published, with changes that visitors do not see yet
         * @enum {string}
         */
        CheckoutState: "draft" | "published" | "changed" | "unpublished";
        /** @description The version the change was decided on */
        PageVersion: number;
        /** @description Of the last 30 days */
        CheckoutFigures: {
            /** @description Visitors who opened the page; one counts once a day */
            views: number;
            /** @description Orders that were paid */
            orders: number;
        };
        ManagedCheckoutItem: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["PageVersion"];
            title: string;
            uniqueId: components["schemas"]["PageName"];
            state: components["schemas"]["CheckoutState"];
            product: components["schemas"]["SoldProduct"];
            figures: components["schemas"]["CheckoutFigures"];
            updatedAt: components["schemas"]["Instant"];
        };
        ManagedCheckoutPage: {
            data: components["schemas"]["ManagedCheckoutItem"][];
            paging: components["schemas"]["KeysetPaging"];
        };
        CheckoutCreate: {
            /** Format: text */
            title: string;
            uniqueId: components["schemas"]["PageName"];
            productType: components["schemas"]["ModuleKind"];
            productId: components["schemas"]["Id"];
        };
        /** @description Another product at a price of its own */
        CheckoutOfferForm: {
            productId: components["schemas"]["Id"];
            /** @description What it costs here, in minor units */
            newPrice: number;
            /** Format: text */
            title: string;
            /** Format: text */
            text: string;
        };
        CheckoutUpsellForm: {
            productId: components["schemas"]["Id"];
            newPrice: number;
            /** Format: text */
            title: string;
            /** Format: text */
            text: string;
            /** @description Offered when this one is refused */
            downsell: components["schemas"]["CheckoutOfferForm"] | null;
        };
        /** @enum {string} */
        CheckoutHideable: "image" | "testimonials" | "bullets" | "text" | "promo";
        /** @description The layout as staff write it. Hidden elements keep their content. Pictures are addresses, or keys of uploads. */
        CheckoutLayoutForm: {
            header: components["schemas"]["CheckoutHeader"];
            image: components["schemas"]["Picture"] | null;
            fields: components["schemas"]["CheckoutFields"];
            testimonials: components["schemas"]["CheckoutTestimonials"] | null;
            bullets: components["schemas"]["CheckoutBullets"] | null;
            text: components["schemas"]["CheckoutText"] | null;
            promo: components["schemas"]["CheckoutPromo"] | null;
            order: components["schemas"]["CheckoutOrderOfElements"];
            hidden: components["schemas"]["CheckoutHideable"][];
        };
        /** @description A sales page as staff see and change it; visitors see it once it is published */
        CheckoutDraft: {
            title: string;
            uniqueId: components["schemas"]["PageName"];
            productId: components["schemas"]["Id"];
            /** @description Null for the academy's own page */
            thankYouUrl: string | null;
            /** @description Plans offered, in this order; the normal ones if empty */
            priceIds: components["schemas"]["Id"][];
            /** @description Applied when the page opens */
            couponCode: string | null;
            orderbump: components["schemas"]["CheckoutOfferForm"] | null;
            upsells: components["schemas"]["CheckoutUpsellForm"][];
            layout: components["schemas"]["CheckoutLayoutForm"];
        };
        /** @description What can be chosen for the product of the page */
        CheckoutChoices: {
            prices: components["schemas"]["Price"][];
            /** @description Those that work on sales pages now */
            coupons: components["schemas"]["CouponCode"][];
            /** @description The product can't be sent without one */
            asksAddress: boolean;
            asksTshirt: boolean;
        };
        /** @description What keeps the page from being published */
        CheckoutFault: {
            /** @enum {string} */
            tab: "settings" | "pricing" | "orderbump" | "upsells" | "layout";
            message: string;
        };
        ManagedCheckout: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["PageVersion"];
            state: components["schemas"]["CheckoutState"];
            /** @description Once it was published, its address and product stay */
            publishedAt: components["schemas"]["Instant"] | null;
            updatedAt: components["schemas"]["Instant"];
            product: components["schemas"]["SoldProduct"];
            draft: components["schemas"]["CheckoutDraft"];
            /** @description The products of its offers */
            offered: components["schemas"]["SoldProduct"][];
            choices: components["schemas"]["CheckoutChoices"];
            faults: components["schemas"]["CheckoutFault"][];
            figures: components["schemas"]["CheckoutFigures"];
        };
        OfferableAddon: {
            id: components["schemas"]["Id"];
            name: string;
            checkoutPrice: components["schemas"]["Money"];
            title: string;
            text: string;
        };
        OfferableProduct: {
            product: components["schemas"]["SoldProduct"];
            /** @description What it costs at once */
            usualPrice: components["schemas"]["Money"] | null;
            /** @description The product as this add-on */
            addon: components["schemas"]["OfferableAddon"] | null;
        };
        OfferableProducts: components["schemas"]["OfferableProduct"][];
        CheckoutSettingsInput: {
            version: components["schemas"]["PageVersion"];
            /** Format: text */
            title: string;
            uniqueId: components["schemas"]["PageName"];
            productType: components["schemas"]["ModuleKind"];
            productId: components["schemas"]["Id"];
            /** Format: line */
            thankYouUrl: string | null;
        };
        CheckoutPricingInput: {
            version: components["schemas"]["PageVersion"];
            priceIds: components["schemas"]["Id"][];
            couponCode: components["schemas"]["CouponCode"] | null;
        };
        CheckoutOrderbumpInput: {
            version: components["schemas"]["PageVersion"];
            orderbump: components["schemas"]["CheckoutOfferForm"] | null;
        };
        CheckoutUpsellsInput: {
            version: components["schemas"]["PageVersion"];
            upsells: components["schemas"]["CheckoutUpsellForm"][];
        };
        CheckoutLayoutInput: {
            version: components["schemas"]["PageVersion"];
            layout: components["schemas"]["CheckoutLayoutForm"];
        };
        CheckoutPublication: {
            version: components["schemas"]["PageVersion"];
            isPublic: boolean;
        };
        /** @description The page as visitors would get it, with the figures it opens with */
        CheckoutPreview: {
            page: components["schemas"]["CheckoutPage"];
            /** @description Null if nothing can be ordered yet */
            quote: components["schemas"]["Quote"] | null;
        };
        /** @description How buyers see it where it is offered */
        AddonLayout: {
            /** Format: text */
            title: string;
            /** Format: text */
            text: string;
        };
        /** @description What staff add to an order or to an account: a product of the academy at a price of its own, or something that is only sold this way */
        Addon: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["PageVersion"];
            /** @description For staff */
            name: string;
            /** @description The product is no other than this add-on */
            isCustom: boolean;
            /** @description No while its product was taken off */
            isSold: boolean;
            product: components["schemas"]["SoldProduct"];
            checkoutPrice: components["schemas"]["Money"];
            layout: components["schemas"]["AddonLayout"];
            /** @description As buyers see it */
            offer: components["schemas"]["Crosssell"];
            updatedAt: components["schemas"]["Instant"];
        };
        AddonPage: {
            data: components["schemas"]["Addon"][];
            paging: components["schemas"]["KeysetPaging"];
        };
        /** Format: text */
        AddonName: string;
        /** @description Either `productId` or `customProduct` is set. It costs what the product usually costs, or nothing, until its price is changed. */
        AddonCreate: {
            name: components["schemas"]["AddonName"];
            productId: components["schemas"]["Id"] | null;
            /** @description What buyers and receipts call it */
            customProduct: components["schemas"]["AddonName"] | null;
        };
        /** @description Either `productId` or `customProduct` is set. */
        AddonSettingsInput: {
            version: components["schemas"]["PageVersion"];
            name: components["schemas"]["AddonName"];
            productId: components["schemas"]["Id"] | null;
            customProduct: components["schemas"]["AddonName"] | null;
        };
        AddonPricingInput: {
            version: components["schemas"]["PageVersion"];
            /** @description In minor units; 0 for free */
            checkoutPrice: number;
        };
        AddonLayoutInput: {
            version: components["schemas"]["PageVersion"];
            layout: components["schemas"]["AddonLayout"];
            /**
             * Format: line
             * @description The key of an upload, or null for none. Left out it stays. Only custom products have a picture of their own.
             */
            image?: string | null;
        };
        /** @description An extra that a person bought or was given, such as a voucher or an hour with an engineer */
        OwnAddon: {
            product: components["schemas"]["SoldProduct"];
            /** @description As it was offered */
            title: string;
            text: string;
            image: components["schemas"]["StorageUrl"] | null;
            cover: components["schemas"]["Cover"];
            since: components["schemas"]["Instant"];
            /** @description The purchase that it belongs to */
            purchaseId: components["schemas"]["Id"] | null;
        };
        /**
         * @description By the last change or by name; with a minus in front, the other way round
         * @default -updatedAt
         * @enum {string}
         */
        ProductSort: "updatedAt" | "-updatedAt" | "name" | "-name";
        /**
         * @description 1 program, 2 course, 3 project, 8 bundle, 10 labs
         * @enum {integer}
         */
        AuthoredType: 1 | 2 | 3 | 8 | 10;
        /**
         * @description view reads the product, edit changes it, manage also publishes it and gives permissions
         * @enum {string}
         */
        Permission: "view" | "edit" | "manage";
        /**
         * @description What a product needs before it can be published
         * @enum {string}
         */
        MissingPart: "shortDescription" | "lessons" | "products" | "price";
        /** @description A product as its authors see it */
        CreatorModule: {
            id: components["schemas"]["Id"];
            name: string;
            type: components["schemas"]["AuthoredType"];
            /**
             * @description Labs only
             * @enum {integer|null}
             */
            subtype: 1 | 2 | 3 | null;
            uniqueName: string;
            url: string;
            alias: string | null;
            isPublic: boolean;
            /** @description Published, but left out of lists and search */
            hidden: boolean;
            /**
             * @description 1 draft, 2 public, 3 deleted, 4 not clickable
             * @enum {integer}
             */
            visibility: 1 | 2 | 3 | 4;
            /**
             * @description 1 not published, 2 published
             * @enum {integer}
             */
            publication: 1 | 2;
            permission: components["schemas"]["Permission"];
            /** @description How many times its settings were changed; changes name the version they are based on */
            version: number;
            updatedAt: components["schemas"]["Instant"];
            sectionCount: number;
            lessonCount: number;
            /** @description Products in a program or bundle */
            childCount: number;
            /** @description How many learners have access to it now or are done with it; changes affect them */
            learnerCount: number;
            /** @description What it needs before it can be published */
            missing: components["schemas"]["MissingPart"][];
            image: string | null;
            cover: components["schemas"]["Cover"];
        };
        CreatorModulePage: {
            data: components["schemas"]["CreatorModule"][];
            paging: components["schemas"]["KeysetPaging"];
        };
        /** @description Lower-case letters, digits and hyphens */
        ProductUrl: string;
        /** @description A short name, such as OSPF-1 */
        ProductAlias: string;
        ModuleCreate: {
            /**
             * @description 1 program, 2 course, 3 project, 8 bundle
             * @enum {integer}
             */
            type: 1 | 2 | 3 | 8;
            /** Format: line */
            name: string;
            url: components["schemas"]["ProductUrl"];
            alias?: components["schemas"]["ProductAlias"];
            /** Format: uuid */
            requestId: string;
        };
        TakenNames: {
            url: boolean;
            alias: boolean;
        };
        FileChange: {
            file: string;
            /** @enum {string} */
            kind: "new" | "changed" | "removed";
            /** @description The lesson it belongs to */
            name: string | null;
        };
        FileFault: {
            /** @description Empty for the archive itself */
            file: string;
            line: number | null;
            message: string;
        };
        ProductImport: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            state: "faulty" | "ready" | "waiting" | "done" | "failed";
            /** @description The product, as the files name it */
            name: string | null;
            type: components["schemas"]["AuthoredType"] | null;
            /** @description The product that is changed, or was made */
            moduleId: components["schemas"]["Id"] | null;
            /** @description Numbers of files */
            counts: {
                new: number;
                changed: number;
                removed: number;
                same: number;
            };
            /** @description The first of them */
            changes: components["schemas"]["FileChange"][];
            /** @description The first of them */
            faults: components["schemas"]["FileFault"][];
            /** @description Learners who have access to the product now or are done with it */
            learnerCount: number;
            /** @description Why it failed */
            failure: string | null;
            createdAt: components["schemas"]["Instant"];
        };
        ProductImportRequest: {
            /**
             * Format: line
             * @description The key of an upload of the category productFiles
             */
            key: string;
            /** @description The product to change; null for the one that the files name, or a new one */
            moduleId: components["schemas"]["Id"] | null;
        };
        ProductCopy: {
            id: components["schemas"]["Id"];
            /** @description The product that is copied */
            name: string;
            type: components["schemas"]["AuthoredType"];
            url: string;
            /**
             * @description failed if its names were taken in the meantime
             * @enum {string}
             */
            state: "waiting" | "done" | "failed";
            /** @description The copy, once it is made */
            copyId: components["schemas"]["Id"] | null;
            createdAt: components["schemas"]["Instant"];
        };
        /** @description The page of a product, as a learner sees it who has just started it */
        ModulePreview: {
            details: components["schemas"]["ModuleDetails"];
            intro: components["schemas"]["IntroPage"];
            /** @description The published parts of a program or bundle */
            children: components["schemas"]["Module"][];
            /** @description The lessons of a course or project, all open */
            outline: components["schemas"]["Outline"] | null;
            resources: components["schemas"]["Resource"][];
            labs: components["schemas"]["Lab"][];
        };
        ModuleDuplicate: {
            url: components["schemas"]["ProductUrl"];
            alias: components["schemas"]["ProductAlias"];
        };
        BundledModule: {
            id: components["schemas"]["Id"];
            name: string;
            type: components["schemas"]["AuthoredType"];
            uniqueName: string;
            isPublic: boolean;
            lessonCount: number;
        };
        ModuleBundleInput: {
            childIds: components["schemas"]["Id"][];
            /** @description The version that the change is based on */
            version: number;
        };
        /** Format: line */
        IntroTitle: string;
        /**
         * Format: line
         * @description The address of a file of the product
         */
        IntroAddress: string;
        IntroHeroInput: {
            /** @enum {string} */
            kind: "hero";
            title: components["schemas"]["IntroTitle"];
            /** Format: text */
            text: string;
            image: {
                url: components["schemas"]["IntroAddress"];
                showsOverlay: boolean;
            } | null;
        };
        IntroTextInput: {
            /** @enum {string} */
            kind: "text";
            title: components["schemas"]["IntroTitle"];
            /**
             * Format: text
             * @description Cleaned when it is stored
             */
            html: string;
        };
        IntroBulletsInput: {
            /** @enum {string} */
            kind: "bullets";
            title: components["schemas"]["IntroTitle"];
            items: string[];
        };
        IntroVideoInput: {
            /** @enum {string} */
            kind: "video";
            title: components["schemas"]["IntroTitle"];
            url: components["schemas"]["IntroAddress"];
        };
        IntroTestimonialsInput: {
            /** @enum {string} */
            kind: "testimonials";
            title: components["schemas"]["IntroTitle"];
            items: {
                /** Format: text */
                quote: string;
                /** Format: line */
                name: string;
                /** Format: line */
                role: string | null;
            }[];
        };
        IntroFaqInput: {
            /** @enum {string} */
            kind: "faq";
            title: components["schemas"]["IntroTitle"];
            items: {
                /** Format: line */
                question: string;
                /**
                 * Format: text
                 * @description Cleaned when it is stored
                 */
                html: string;
            }[];
        };
        IntroPageChange: {
            /** @description The version that the change is based on; 0 if nothing was written */
            version: number;
            blocks: (components["schemas"]["IntroHeroInput"] | components["schemas"]["IntroTextInput"] | components["schemas"]["IntroBulletsInput"] | components["schemas"]["IntroVideoInput"] | components["schemas"]["IntroTestimonialsInput"] | components["schemas"]["IntroFaqInput"])[];
        };
        CreatorSurvey: {
            /** @description 0 if it was never saved */
            version: number;
            title: string;
            intro: string;
            questions: components["schemas"]["SurveyQuestion"][];
            /** @description How many learners answered */
            answerCount: number;
        };
        SurveyQuestionInput: {
            /** @description Answers name it; it never changes */
            id: string;
            /** @enum {string} */
            kind: "singleAnswer" | "multipleAnswer" | "openAnswer";
            /** Format: line */
            question: string;
            isRequired: boolean;
            /** @description Two or more; none for an open answer */
            choices: string[];
        };
        SurveyChange: {
            /** @description The version that the change is based on */
            version: number;
            /** Format: line */
            title: string;
            /** Format: text */
            intro: string;
            questions: components["schemas"]["SurveyQuestionInput"][];
        };
        SurveyAnswers: {
            user: components["schemas"]["UserRef"];
            answeredAt: components["schemas"]["Instant"];
            answers: components["schemas"]["SurveyAnswer"][];
        };
        SurveyAnswersPage: {
            data: components["schemas"]["SurveyAnswers"][];
            paging: components["schemas"]["KeysetPaging"];
        };
        /**
         * @description 1 self-paced, 2 estimated
         * @enum {integer}
         */
        TimelineMode: 1 | 2;
        ProductTerms: {
            /** Format: line */
            title: string;
            /**
             * Format: text
             * @description Paragraphs with an empty line between; a line that begins with ## is a heading
             */
            body: string;
        };
        GivenPermission: {
            user: components["schemas"]["UserRef"];
            permission: components["schemas"]["Permission"];
        };
        /** @description A tab of the learner's page */
        ProductTab: {
            /**
             * @description 0 tab with a text, 1 lesson map, 2 milestones, 3 something of the bundle
             * @enum {integer}
             */
            type: 0 | 1 | 2 | 3;
            /** Format: line */
            title: string;
            /**
             * Format: text
             * @description The text of a tab; cleaned when it is stored
             */
            html: string;
            /** @description A part of the bundle */
            itemId: components["schemas"]["Id"] | null;
        };
        ModuleSettings: {
            version: number;
            name: string;
            url: string;
            alias: string | null;
            shortDescription: string;
            /** @enum {integer|null} */
            level: 1 | 2 | 3 | null;
            timeline: components["schemas"]["TimelineMode"];
            /** @description Seconds */
            partTimeEducationDuration: number | null;
            /** @description Seconds */
            fullTimeEducationDuration: number | null;
            whatYouLearn: string[];
            discussion: boolean;
            numeration: boolean;
            certificate: boolean;
            discussionRecipients: components["schemas"]["UserRef"][];
            prerequisites: components["schemas"]["ProductRef"][];
            applyForm: string | null;
            onboardingForm: string | null;
            notClickable: boolean;
            /** @description Where it is shown from */
            headerImage: string | null;
            overlay: boolean;
            logo: string | null;
            terms: components["schemas"]["ProductTerms"] | null;
            checklist: string[];
            permissions: components["schemas"]["GivenPermission"][];
            /** @description Who reviews its homework and answers its questions */
            mentors: components["schemas"]["UserRef"][];
            tabs: components["schemas"]["ProductTab"][];
        };
        /**
         * @description A step of the setup; milestones have calls of their own
         * @enum {string}
         */
        SettingsStep: "basicInfo" | "branding" | "terms" | "checklist" | "permissions" | "tabs";
        Seconds: number;
        /** @description An outside form */
        FormAddress: string;
        PermissionInput: {
            userId: components["schemas"]["Id"];
            permission: components["schemas"]["Permission"];
        };
        ModuleSettingsChange: {
            /** @description The version that the change is based on */
            version: number;
            /** Format: line */
            name?: string;
            url?: components["schemas"]["ProductUrl"];
            alias?: components["schemas"]["ProductAlias"] | null;
            /** Format: line */
            shortDescription?: string;
            /** @enum {integer|null} */
            level?: 1 | 2 | 3 | null;
            timeline?: components["schemas"]["TimelineMode"];
            partTimeEducationDuration?: components["schemas"]["Seconds"] | null;
            fullTimeEducationDuration?: components["schemas"]["Seconds"] | null;
            whatYouLearn?: string[];
            discussion?: boolean;
            numeration?: boolean;
            certificate?: boolean;
            discussionRecipientIds?: components["schemas"]["Id"][];
            prerequisiteIds?: components["schemas"]["Id"][];
            applyForm?: components["schemas"]["FormAddress"] | null;
            onboardingForm?: components["schemas"]["FormAddress"] | null;
            notClickable?: boolean;
            /**
             * Format: line
             * @description The key of an upload of the category moduleImage
             */
            headerImage?: string | null;
            overlay?: boolean;
            /**
             * Format: line
             * @description The key of an upload of the category moduleLogo
             */
            logo?: string | null;
            terms?: components["schemas"]["ProductTerms"] | null;
            checklist?: string[];
            permissions?: components["schemas"]["PermissionInput"][];
            mentorIds?: components["schemas"]["Id"][];
            tabs?: components["schemas"]["ProductTab"][];
        };
        /** @description The basic information of a product, whole */
        ModuleForm: {
            /** @description The version that the change is based on */
            version: number;
            /** Format: line */
            name: string;
            url: components["schemas"]["ProductUrl"];
            alias: components["schemas"]["ProductAlias"] | null;
            /** Format: line */
            shortDescription: string;
            /** @enum {integer|null} */
            level: 1 | 2 | 3 | null;
            timeline: components["schemas"]["TimelineMode"];
            partTimeEducationDuration: components["schemas"]["Seconds"] | null;
            fullTimeEducationDuration: components["schemas"]["Seconds"] | null;
            whatYouLearn: string[];
            discussion: boolean;
            numeration: boolean;
            certificate: boolean;
            discussionRecipientIds: components["schemas"]["Id"][];
            prerequisiteIds: components["schemas"]["Id"][];
            applyForm: components["schemas"]["FormAddress"] | null;
            onboardingForm: components["schemas"]["FormAddress"] | null;
            notClickable: boolean;
        };
        CreatorModulePatch: {
            isPublic?: boolean;
            hidden?: boolean;
            /** @description Published and listed, but without a page of its own */
            notClickable?: boolean;
            /** @description The version that the change is based on */
            version?: number;
        };
        /** @description What authors write in a lesson, without its video */
        LessonContent: {
            name: string;
            /** @description Seconds; up to 99:59:59 */
            duration: number;
            xpPoints: number;
            /**
             * Format: text
             * @description HTML; sanitised when it is stored
             */
            description: string;
            /**
             * Format: line
             * @description Shown once when the lesson is finished; empty for none
             */
            motivationalMessage: string;
            /** @description Open to everyone */
            isFree: boolean;
            resources: {
                /** Format: line */
                title: string;
                url: string;
            }[];
            /** @description Practice labs that its product opens, in order */
            labIds: components["schemas"]["Id"][];
        };
        LessonLab: {
            id: components["schemas"]["Id"];
            name: string;
        };
        LessonVersion: {
            number: number;
            /** @description Null for what was there before the first save */
            by: components["schemas"]["UserRef"] | null;
            savedAt: components["schemas"]["Instant"];
        };
        /** @description A lesson as its authors see it */
        CreatorLesson: {
            id: components["schemas"]["Id"];
            productId: components["schemas"]["Id"];
            sectionId: components["schemas"]["Id"];
            version: number;
            /** @description Learners do not see it */
            isHidden: boolean;
            content: components["schemas"]["LessonContent"];
            labs: components["schemas"]["LessonLab"][];
            video: components["schemas"]["Video"] | null;
            /** @description What was uploaded; null for other videos */
            videoFile: {
                name: string;
                /** @description Bytes */
                size: number;
            } | null;
            quiz: {
                id: components["schemas"]["Id"];
                title: string;
                questionCount: number;
            } | null;
            homework: {
                id: components["schemas"]["Id"];
                title: string;
                /** @enum {string} */
                type: "UPLOAD" | "DIGITIZE";
            } | null;
            /** @description The last save; null before the first */
            saved: components["schemas"]["LessonVersion"] | null;
        };
        CreatorLessonInput: {
            /** @description The version that the author changed */
            version: number;
            content: components["schemas"]["LessonContent"];
        };
        LessonVideoInput: {
            /**
             * Format: line
             * @description The key of an upload of the category lessonVideo; null removes the video
             */
            key: string | null;
            /**
             * Format: line
             * @description The key of an upload of the category mediaImage, shown before the video starts
             */
            poster: string | null;
            /**
             * Format: line
             * @description The URL of the video that the author saw
             */
            replaces: string | null;
        };
        MadeRendition: {
            /** @description Pixels of its shorter side */
            side: number;
            /**
             * @description skipped: it would be no smaller than the video
             * @enum {string}
             */
            state: "waiting" | "running" | "done" | "skipped" | "failed";
            /** @description So much of it is made */
            percent: number;
        };
        /** @description The smaller versions of a video, as its authors see them */
        VideoRenditions: {
            /** @description The server can make them */
            isAvailable: boolean;
            /** @description The largest first; empty for a small video */
            list: components["schemas"]["MadeRendition"][];
        };
        /** @description A video that a lesson had before */
        FormerVideo: {
            id: components["schemas"]["Id"];
            /** @description The file that was uploaded; null for other videos */
            name: string | null;
            url: string;
            poster: string | null;
            /** @description Seconds */
            duration: number | null;
            replacedBy: components["schemas"]["UserRef"] | null;
            replacedAt: components["schemas"]["Instant"];
        };
        VideoRestore: {
            /**
             * Format: line
             * @description The URL of the video that the author saw
             */
            replaces: string | null;
        };
        /**
         * @example en
         * @example pt-BR
         */
        CaptionLanguage: string;
        LessonCaptionsInput: {
            /** @description As learners choose it */
            label: string;
            /**
             * Format: text
             * @description WebVTT; null removes the captions
             */
            text: string | null;
            /**
             * Format: line
             * @description The URL of the captions that the author saw
             */
            replaces: string | null;
        };
        WaitingReviews: {
            product: components["schemas"]["ProductRef"];
            count: number;
        };
        OpenQuestion: {
            id: components["schemas"]["Id"];
            title: string;
            lesson: components["schemas"]["LessonRef"];
            author: components["schemas"]["UserRef"];
            askedAt: components["schemas"]["Instant"];
        };
        /** @description What a link to the editor of a product needs */
        AuthoredRef: {
            id: components["schemas"]["Id"];
            name: string;
            uniqueName: string;
            type: components["schemas"]["AuthoredType"];
        };
        HardLesson: {
            id: components["schemas"]["Id"];
            name: string;
            product: components["schemas"]["AuthoredRef"];
            /** @description Learners who began it and have done nothing in the product for 14 days */
            stopped: number;
            /** @description Quizzes handed in within 90 days */
            quizzes: number;
            /** @description Of the answers in these quizzes; null without any */
            rightPercent: number | null;
        };
        NewRating: {
            id: components["schemas"]["Id"];
            product: components["schemas"]["AuthoredRef"];
            author: components["schemas"]["UserRef"];
            stars: number;
            review: string;
            at: components["schemas"]["Instant"];
        };
        CreatorJob: {
            /** @enum {string} */
            kind: "copy" | "import" | "notification" | "renditions";
            /** @description Of the copy, import or notification; of the lesson whose video gets smaller versions */
            id: components["schemas"]["Id"];
            /** @description The product that is copied or imported; the words that are sent; the lesson */
            name: string;
            since: components["schemas"]["Instant"];
            /** @description So much of it is done; null where that is not known */
            percent: number | null;
            /** @description Why it failed; null while it runs */
            failure: string | null;
            /** @description The product of the lesson; null for other kinds */
            product: components["schemas"]["AuthoredRef"] | null;
        };
        CreatorHome: {
            /** @description Of the last changed drafts, those that can't be published yet */
            drafts: {
                /** @description All drafts */
                total: number;
                list: components["schemas"]["CreatorModule"][];
            };
            /** @description Work that waits for my review */
            reviews: {
                total: number;
                list: components["schemas"]["WaitingReviews"][];
            };
            /** @description Questions that no mentor has answered, the oldest first */
            questions: {
                total: number;
                list: components["schemas"]["OpenQuestion"][];
            };
            /** @description Lessons where learners stop or fail */
            lessons: components["schemas"]["HardLesson"][];
            /** @description Ratings of the last 14 days, the newest first */
            ratings: {
                total: number;
                list: components["schemas"]["NewRating"][];
            };
            /** @description What the server does for me now, and what failed in the last days */
            jobs: components["schemas"]["CreatorJob"][];
        };
        /** @enum {string} */
        MediaKind: "video" | "image";
        /** @description A place that shows a file */
        MediaUse: {
            /** @enum {string} */
            place: "video" | "poster" | "lesson" | "version" | "cover" | "product" | "tab" | "introPage" | "homework";
            product: components["schemas"]["ProductRef"];
            /** @description The lesson; null for the product itself */
            part: {
                id: components["schemas"]["Id"];
                name: string;
            } | null;
        };
        MediaFile: {
            id: components["schemas"]["Id"];
            /** @description The product it was uploaded for */
            product: components["schemas"]["ProductRef"];
            /** @description What I may do with that product */
            permission: components["schemas"]["Permission"];
            kind: components["schemas"]["MediaKind"];
            /** @description As it was called when it was uploaded */
            name: string;
            /** @description Where it is shown from */
            address: string;
            /** @description Bytes */
            size: number;
            width: number | null;
            height: number | null;
            /** @description Seconds */
            duration: number | null;
            uploadedBy: components["schemas"]["UserRef"] | null;
            uploadedAt: components["schemas"]["Instant"];
            uses: components["schemas"]["MediaUse"][];
            /** @description When it will be deleted, if nothing shows it until then */
            sweptAt: components["schemas"]["Instant"] | null;
        };
        MediaPage: {
            data: components["schemas"]["MediaFile"][];
            paging: components["schemas"]["KeysetPaging"];
        };
        MediaInput: {
            /**
             * Format: line
             * @description The key of an upload of the category mediaImage
             */
            key: string;
        };
        LessonVersionContent: {
            version: components["schemas"]["LessonVersion"];
            content: components["schemas"]["LessonContent"];
            /** @description Without those that were deleted since */
            labs: components["schemas"]["LessonLab"][];
        };
        PartName: string;
        /** @description What it is put before; null for the end */
        BeforeId: components["schemas"]["Id"] | null;
        PartIds: components["schemas"]["Id"][];
        SyllabusChange: {
            /** @enum {string} */
            kind: "addSection";
            name: components["schemas"]["PartName"];
            beforeId: components["schemas"]["BeforeId"];
        } | {
            /** @enum {string} */
            kind: "addLesson";
            name: components["schemas"]["PartName"];
            sectionId: components["schemas"]["Id"];
            beforeId: components["schemas"]["BeforeId"];
        } | {
            /** @enum {string} */
            kind: "rename";
            id: components["schemas"]["Id"];
            name: components["schemas"]["PartName"];
        } | {
            /**
             * @description A section is removed and restored with its lessons; only lessons are hidden and shown
             * @enum {string}
             */
            kind: "remove" | "restore" | "hide" | "show";
            ids: components["schemas"]["PartIds"];
        } | {
            /** @enum {string} */
            kind: "moveLessons";
            ids: components["schemas"]["PartIds"];
            sectionId: components["schemas"]["Id"];
            beforeId: components["schemas"]["BeforeId"];
        } | {
            /** @enum {string} */
            kind: "moveSections";
            ids: components["schemas"]["PartIds"];
            beforeId: components["schemas"]["BeforeId"];
        } | {
            /**
             * @description Puts everything into an order, such as the one before a move
             * @enum {string}
             */
            kind: "arrange";
            order: {
                id: components["schemas"]["Id"];
                lessonIds: components["schemas"]["Id"][];
            }[];
        };
        SyllabusChangeRequest: {
            /** @description The version of the tree that the author saw */
            version: number;
            change: components["schemas"]["SyllabusChange"];
        };
        SyllabusChanged: {
            syllabus: components["schemas"]["Syllabus"];
            /** @description The new section or lesson */
            addedId: components["schemas"]["Id"] | null;
        };
        PartsNamed: {
            ids: components["schemas"]["PartIds"];
        };
        /** @description Who is affected by a change of some sections and lessons */
        ChangeEffects: {
            /** @description Learners who have started the product */
            learners: number;
            /** @description Those of them who have started one of these lessons and not finished it */
            started: number;
            /** @description Those who have finished one of these lessons. They keep their points and attempts */
            done: number;
        };
        /** @enum {string} */
        RewardProgram: "referral" | "ambassador";
        /** @description In minor units, such as cents */
        RewardAmount: number;
        /** @description From click to enrollment */
        RewardFunnel: {
            /** @enum {string} */
            range: "days30" | "year" | "all";
            clicks: number;
            applications: number;
            /** @description Paid ones */
            enrollments: number;
        };
        RewardTier: {
            /** @description The number of enrollments it starts at */
            fromCount: number;
            /** Format: line */
            name: string;
            /** @description At most, for a student */
            amount: number;
            /** @description Of the price, in hundredths of a percent */
            share: number;
        };
        /** @description What people of the team who become ambassadors bring */
        TeamReward: {
            amount: components["schemas"]["RewardAmount"];
            cap: components["schemas"]["RewardAmount"];
            earned: components["schemas"]["RewardAmount"];
            /** @description How many brought something */
            signUps: number;
            /** @description How many can until `cap` is reached, with those */
            mostSignUps: number;
            /** @description Their names */
            joined: string[];
        };
        WithdrawRequest: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["RewardProgram"];
            amount: components["schemas"]["RewardAmount"];
            currency: string;
            /**
             * @description 1 requested, 2 approved, 3 rejected
             * @enum {integer}
             */
            status: 1 | 2 | 3;
            note: string | null;
            date: components["schemas"]["Instant"];
            decidedAt: components["schemas"]["Instant"] | null;
        };
        RewardOverview: {
            program: components["schemas"]["RewardProgram"];
            /** @description False for the ambassador program of people who are not in it */
            isMember: boolean;
            /** @description The sum of the entries that are theirs */
            balance: number;
            /** @description Earned; a refund within the holding period takes it back */
            held: number;
            paidOut: number;
            currency: string;
            minWithdrawal: components["schemas"]["RewardAmount"];
            inviteUrl: string;
            referralCode: string;
            /** @description The name shown in contests */
            displayName: string;
            funnel: components["schemas"]["RewardFunnel"][];
            teamCount: number;
            tiers: components["schemas"]["RewardTier"][];
            /** @description The name of the current one */
            tier: string;
            team: components["schemas"]["TeamReward"] | null;
            calendly: string | null;
            lastWithdrawRequest: components["schemas"]["WithdrawRequest"] | null;
        };
        ContestName: string;
        RewardSettings: {
            displayName?: components["schemas"]["ContestName"];
        };
        TeamMember: {
            /** @description Tells one member from the others */
            id: string;
            /** @description First name and initial */
            name: string;
            avatar: string | null;
            joinedAt: components["schemas"]["Instant"];
            /** @description Paid ones that they brought */
            enrollments: number;
            isAmbassador: boolean;
        };
        TeamPage: {
            data: components["schemas"]["TeamMember"][];
            paging: components["schemas"]["KeysetPaging"];
        };
        RewardEnrollment: {
            id: components["schemas"]["Id"];
            /** @description First name and initial */
            name: string;
            product: string;
            amount: components["schemas"]["RewardAmount"];
            currency: string;
            /**
             * @description checking: a person looks at it
             * @enum {string}
             */
            state: "checking" | "held" | "released" | "takenBack" | "refused";
            heldUntil: components["schemas"]["Instant"];
            date: components["schemas"]["Instant"];
        };
        RewardEnrollmentPage: {
            data: components["schemas"]["RewardEnrollment"][];
            paging: components["schemas"]["KeysetPaging"];
        };
        RewardActivity: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "click" | "application" | "enrollment" | "takenBack" | "released" | "team" | "withdrawal" | "approved" | "rejected" | "payoutFailed" | "credit";
            count: number;
            /** @description First name and initial */
            person: string | null;
            product: string | null;
            /** @description Negative for what left the balance */
            amount: number | null;
            currency: string;
            date: components["schemas"]["Instant"];
        };
        RewardActivityPage: {
            data: components["schemas"]["RewardActivity"][];
            paging: components["schemas"]["KeysetPaging"];
        };
        Participant: {
            /** @description The same for the same number of enrollments */
            rank: number;
            name: string;
            avatar: string | null;
            enrollments: number;
            isMe: boolean;
        };
        ParticipantPage: {
            data: components["schemas"]["Participant"][];
            paging: components["schemas"]["Paging"];
            me: components["schemas"]["Participant"] | null;
        };
        Contest: {
            id: components["schemas"]["Id"];
            name: string;
            announcement: string;
            /**
             * @description Paid enrollments within the dates
             * @enum {integer}
             */
            enrollmentCountType: 1;
            startsAt: components["schemas"]["Instant"];
            endsAt: components["schemas"]["Instant"];
            /**
             * @description In which its dates are stated
             * @enum {string}
             */
            timeZone: "UTC";
            /** @enum {string} */
            state: "planned" | "open" | "over";
            version: number;
        };
        ProgramResource: {
            title: string;
            /**
             * Format: text
             * @description Words to send
             */
            text: string;
            /**
             * Format: line
             * @description https only
             */
            url: string | null;
        };
        CalendlyLink: {
            /**
             * Format: line
             * @description https only
             */
            calendly?: string | null;
            displayName?: components["schemas"]["ContestName"];
        };
        /** @example maya */
        ReferralCode: string;
        ReferralLead: {
            /** Format: line */
            email: string;
            /** @description Of the person who invited; without it the caller invites */
            referralCode?: components["schemas"]["ReferralCode"];
        };
        Invitation: {
            /** @description Where the ambassador who invites can be called */
            calendly: string | null;
        };
        ReferralClick: {
            referralCode: components["schemas"]["ReferralCode"];
        };
        WithdrawWish: {
            type: components["schemas"]["RewardProgram"];
            changeId: components["schemas"]["ChangeId"];
        };
        ProgramStats: {
            clicks: number;
            applications: number;
            enrollments: number;
            earned: number;
            takenBack: number;
            paidOut: number;
            /** @description All balances now */
            owed: number;
            /** @description Held back now */
            held: number;
            currency: string;
        };
        StaffRewardActivity: {
            activity: components["schemas"]["RewardActivity"];
            /** @description Whose it is */
            user: components["schemas"]["UserRef"];
        };
        StaffRewardActivityPage: {
            data: components["schemas"]["StaffRewardActivity"][];
            paging: components["schemas"]["KeysetPaging"];
        };
        /** @description Without `version` where no contest has been yet. `action=reset` ends the current one and starts another. */
        ContestUpdate: {
            /** @description What the change was decided on */
            version?: number;
            name?: string;
            /** Format: text */
            announcement?: string;
            /** @enum {integer} */
            enrollmentCountType?: 1;
            startsAt?: components["schemas"]["Instant"];
            endsAt?: components["schemas"]["Instant"];
        };
        UserRewards: {
            user: components["schemas"]["UserRef"];
            referralCode: string;
            referral: components["schemas"]["RewardOverview"];
            ambassador: components["schemas"]["RewardOverview"] | null;
            /** @description The tier that staff gave at least */
            fromCount: number | null;
            /** @description 0 before they became an ambassador */
            version: number;
        };
        ProgramResources: {
            program: components["schemas"]["RewardProgram"];
            version: number;
            items: components["schemas"]["ProgramResource"][];
        };
        RewardRules: {
            program: components["schemas"]["RewardProgram"];
            version: number;
            holdingDays: number;
            minWithdrawal: number;
            /** @description Above it the person who asked for a payout can't approve it */
            approvalLimit: components["schemas"]["RewardAmount"];
            teamAmount: components["schemas"]["RewardAmount"];
            teamCap: components["schemas"]["RewardAmount"];
            /** @description The first from 1 enrollment */
            tiers: components["schemas"]["RewardTier"][];
        };
        SuspectedReferral: {
            id: components["schemas"]["Id"];
            referrer: components["schemas"]["UserRef"];
            person: components["schemas"]["UserRef"];
            product: string;
            amount: components["schemas"]["RewardAmount"];
            currency: string;
            /** @description What both have in common */
            reasons: ("email" | "phone" | "card" | "address" | "browser")[];
            date: components["schemas"]["Instant"];
        };
        SuspectedReferralPage: {
            data: components["schemas"]["SuspectedReferral"][];
            paging: components["schemas"]["KeysetPaging"];
        };
        SuspicionDecision: {
            /** @enum {string} */
            decision: "accept" | "refuse";
            note: string;
        };
        /** @enum {string} */
        PayoutMethod: "bankTransfer" | "paypal" | "check";
        Payout: {
            method: components["schemas"]["PayoutMethod"];
            reference: string;
            /** @enum {string} */
            status: "paid" | "failed";
            failure: string | null;
        };
        ManagedWithdrawRequest: {
            request: components["schemas"]["WithdrawRequest"];
            version: number;
            user: components["schemas"]["UserRef"];
            requestedBy: components["schemas"]["UserRef"];
            decidedBy: components["schemas"]["UserRef"] | null;
            proof: string | null;
            payout: components["schemas"]["Payout"] | null;
            mayDecide: boolean;
        };
        WithdrawRequestPage: {
            data: components["schemas"]["ManagedWithdrawRequest"][];
            paging: components["schemas"]["KeysetPaging"];
        };
        WithdrawDecision: {
            /** @description What the decision is based on */
            version: number;
            /**
             * @description 2 approved, 3 rejected
             * @enum {integer}
             */
            status: 2 | 3;
            /** @description The person reads it */
            note: string;
            /**
             * Format: line
             * @description A link to the proof, https only. Needed to approve
             */
            proof?: string;
            method?: components["schemas"]["PayoutMethod"];
            /** @description Of the transfer. Needed to approve */
            reference?: string;
        };
        PayoutFailure: {
            version: number;
            failure: string;
        };
        AmbassadorItem: {
            user: components["schemas"]["UserRef"];
            balance: number;
            held: number;
            currency: string;
            enrollments: number;
            tier: string;
            /** @enum {integer|null} */
            lastWithdrawRequestStatus: 1 | 2 | 3 | null;
        };
        AmbassadorPage: {
            data: components["schemas"]["AmbassadorItem"][];
            paging: components["schemas"]["KeysetPaging"];
        };
        AmbassadorAppointment: {
            /** @description The tier they have at least */
            fromCount: number;
            /** @description 0 for people who are not in the program */
            version: number;
        };
        PayoutInput: {
            amount: number;
            type?: components["schemas"]["RewardProgram"];
            changeId: components["schemas"]["ChangeId"];
            method?: components["schemas"]["PayoutMethod"];
            /** @description Of the transfer */
            reference?: string;
            note: string;
            /** Format: line */
            proof?: string;
        };
    };
    responses: {
        /** @description Slow down; see retry-after */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Invalid input; nothing was applied */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No valid token */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not allowed: role, ownership, a lock, or a frozen or blocked account */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Changed in the meantime */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Doesn't exist, or isn't yours */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Larger than allowed */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No longer valid */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The provider declined; nothing was stored */
        PaymentDeclined: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The academy's disk is full; nothing was stored */
        StorageFull: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Configuration"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    getPaymentSetup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The providers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSetup"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    startSignIn: {
        parameters: {
            query?: {
                /** @description Path on this origin to return to */
                returnPath?: string;
                /** @description signUp opens the sign-up page; fresh asks for the password again */
                mode?: "signIn" | "signUp" | "fresh";
                /** @description Unique name of the special program */
                program?: string;
                /** @description Why the session ended, as reported by the server; shown on the sign-in page */
                message?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirect */
            302: {
                headers: {
                    location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    finishSignIn: {
        parameters: {
            query?: {
                code?: string;
                state?: string;
                error?: string;
                error_description?: string;
                iss?: string;
                session_state?: string;
                scope?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirect */
            302: {
                headers: {
                    location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    renewToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The access token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessToken"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to sign out of the identity provider */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignOut"];
                };
            };
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            /** @description The updated profile */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyStart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What every page needs first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Start"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyContext: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The context of the current user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserContext"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateMyContext: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserContext"];
            };
        };
        responses: {
            /** @description The updated context */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserContext"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile of the current user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts of what the learner has done so far */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserStats"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyAchievements: {
        parameters: {
            query?: {
                moduleId?: components["schemas"]["Id"];
                /** @description 0-based */
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of achievements */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AchievementPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateMyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailInput"];
            };
        };
        responses: {
            /** @description The profile, with the new address in pendingEmail */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateMyPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordInput"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMySignIns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sign-ins that have not ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignIn"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    endMyOtherSignIns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    endMySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMySecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is set up, and whether my roles require it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    confirmAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthenticatorCode"];
            };
        };
        responses: {
            /** @description Recovery codes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    startAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticatorKey"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    removeAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ten new codes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorAnswer"];
            };
        };
        responses: {
            /** @description Confirmed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    startSecondFactorConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options for navigator.credentials.get, as JSON */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            /** @description Recovery codes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options for navigator.credentials.create, as JSON */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyDataExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last copy asked for, or none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExport"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    startDataExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the copy */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExport"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    downloadDataExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExportLink"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    acceptDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptedDocuments"];
            };
        };
        responses: {
            /** @description Recorded */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What goes, what stays, and when */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletion"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteMyAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeletionRequest"];
            };
        };
        responses: {
            /** @description The deletion, with its day */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletion"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    keepMyAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing is deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletion"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    suggestCompanies: {
        parameters: {
            query: {
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Companies whose names start with the text */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyMenu: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The menu for the current user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Menu"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: components["schemas"]["DraftKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    saveMyDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: components["schemas"]["DraftKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftInput"];
            };
        };
        responses: {
            /** @description The saved draft */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    searchUsers: {
        parameters: {
            query: {
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRef"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    searchProfiles: {
        parameters: {
            query: {
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profiles found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getPublicProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uniqueName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The public profile */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicProfile"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyFollowing: {
        parameters: {
            query?: {
                /** @description 0-based */
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of learners */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    followUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FollowInput"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    unfollowUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyFollowers: {
        parameters: {
            query?: {
                /** @description 0-based */
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of learners */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyPlaylists: {
        parameters: {
            query?: {
                /** @description Adds to each playlist whether it contains this lesson */
                lessonId?: components["schemas"]["Id"];
                /** @description 0-based */
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of playlists */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaylistPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createMyPlaylist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaylistInput"];
            };
        };
        responses: {
            /** @description The new playlist */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Playlist"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyPlaylist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The playlist and its lessons */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Playlist"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateMyPlaylist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaylistUpdate"];
            };
        };
        responses: {
            /** @description The updated playlist */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Playlist"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteMyPlaylist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    addLessonToPlaylist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                lessonId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    removeLessonFromPlaylist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                lessonId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    validateEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailInput"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    validatePhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneInput"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listModules: {
        parameters: {
            query?: {
                /** @description Module type id */
                type?: number;
                subtype?: number;
                uniqueName?: string;
                onlyPurchased?: boolean;
                search?: string;
                level?: number;
                /** @description 0-based */
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the catalogue */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModulePage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getModule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The module */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Module"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getModuleParent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Module"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getModuleIntroPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The introduction page, for people who don't own the product yet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntroPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getModuleOutline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outline */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outline"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listModuleChildren: {
        parameters: {
            query?: {
                /** @description Module type id */
                type?: number;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The direct children */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Module"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getFrontHome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Figures, programs, courses, the first free lesson, mentors and reviews */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontHome"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    listFrontProducts: {
        parameters: {
            query: {
                type: components["schemas"]["FrontType"];
                search?: string;
                level?: number;
                /** @description Labs only: 1 individual lab, 2 exam prep, 3 lab bundle */
                subtype?: number;
                /** @description 0-based */
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of cards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontProductPage"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getFrontProduct: {
        parameters: {
            query?: {
                coupon?: string;
            };
            header?: never;
            path: {
                type: components["schemas"]["FrontType"];
                uniqueName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontProduct"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status of each part */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    saveMyTimeZone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeZone"];
            };
        };
        responses: {
            /** @description It is kept */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content of the home page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyProductPage: {
        parameters: {
            query: {
                /** @description Module type id */
                type: number;
                uniqueName: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What its page shows first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyPath: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The steps in order, and the goals they follow */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LearningPath"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateMyGoals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GoalsPatch"];
            };
        };
        responses: {
            /** @description The answers, and which questions were skipped */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Goals"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyModules: {
        parameters: {
            query?: {
                rootType?: number;
                rootName?: string;
                parentType?: number;
                parentName?: string;
                uniqueName?: string;
                /** @description Module type id */
                type?: number;
                /** @description Learner statuses, separated by commas */
                status?: string;
                /** @description Module types, separated by commas */
                types?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The modules */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Module"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    postMyModules: {
        parameters: {
            query?: {
                action?: "apply";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Apply"] | components["schemas"]["ModulePurchase"];
            };
        };
        responses: {
            /** @description The module applied for, or what became of the order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Module"] | components["schemas"]["PurchaseResult"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    patchMyModule: {
        parameters: {
            query?: {
                /** @description start begins a product or lesson. Without an action the lesson is finished, or skipped if skip is set. */
                action?: "start";
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ModulePatch"];
            };
        };
        responses: {
            /** @description The updated module */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Module"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyModuleChildren: {
        parameters: {
            query?: {
                /** @description Module type id */
                type?: number;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The children with the learner's state in each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Module"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyNestedChildren: {
        parameters: {
            query?: {
                /** @description Module type id */
                type?: number;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                childId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The children with the learner's state in each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Module"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyModuleOutline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sections and lessons with the learner's state in each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outline"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyModuleCompletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How much of the module is done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Completion"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyModuleDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The module, its description and the learner's state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModuleDetails"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyModuleOverview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary and the next lesson */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModuleOverview"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyModuleResources: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files and links */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Resource"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyPurchaseRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `requestId` it was sent with */
                requestId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What became of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseResult"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    confirmMyPurchaseRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `requestId` it was sent with */
                requestId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What became of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseResult"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    acceptMyUpsell: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpsellPurchase"];
            };
        };
        responses: {
            /** @description What became of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseResult"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getStaffOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The overview */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOverview"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getStaffFigures: {
        parameters: {
            query?: {
                /** @description How many days until today */
                days?: 7 | 30 | 90 | 365;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffFigures"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listOverviewEntries: {
        parameters: {
            query: {
                of: components["schemas"]["OverviewList"];
                /** @description On this day (UTC) or later */
                since?: string;
                /** @description On this day (UTC) or earlier */
                until?: string;
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OverviewEntryPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                search?: string;
                /** @description Who did it */
                actorId?: components["schemas"]["Id"];
                /** @description Whose account it was */
                userId?: components["schemas"]["Id"];
                /** @description Which cohort it was about */
                cohortId?: components["schemas"]["Id"];
                action?: string;
                /** @description On this day or later */
                since?: string;
                /** @description On this day or earlier */
                until?: string;
                /** @description Where the days of `since` and `until` begin and end; UTC when left out */
                zone?: components["schemas"]["TimeZoneName"];
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the log */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    exportAudit: {
        parameters: {
            query?: {
                search?: string;
                /** @description Who did it */
                actorId?: components["schemas"]["Id"];
                /** @description Whose account it was */
                userId?: components["schemas"]["Id"];
                /** @description Which cohort it was about */
                cohortId?: components["schemas"]["Id"];
                action?: string;
                /** @description On this day or later */
                since?: string;
                /** @description On this day or earlier */
                until?: string;
                /** @description Where the days of `since` and `until` begin and end; UTC when left out */
                zone?: components["schemas"]["TimeZoneName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example date,action */
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listIncidents: {
        parameters: {
            query?: {
                state?: "open" | "resolved";
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of incidents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    openIncident: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IncidentInput"];
            };
        };
        responses: {
            /** @description The incident */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedIncident"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getIncident: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                incidentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The incident */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedIncident"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateIncident: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                incidentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IncidentChange"];
            };
        };
        responses: {
            /** @description The incident with the update */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedIncident"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listUserUploads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The uploads */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserUpload"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    checkUserUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUploadRequest"];
            };
        };
        responses: {
            /** @description What the upload would do */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserUpload"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getUserUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserUpload"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    patchUserUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUploadUpdate"];
            };
        };
        responses: {
            /** @description The upload */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserUpload"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    correctUserUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUploadCorrection"];
            };
        };
        responses: {
            /** @description What the upload would do by now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserUpload"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listUserUploadLines: {
        parameters: {
            query?: {
                outcome?: components["schemas"]["UserUploadOutcome"];
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of lines */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserUploadLinePage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    exportUserUpload: {
        parameters: {
            query?: {
                outcome?: components["schemas"]["UserUploadOutcome"];
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example line,outcome */
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                search?: string;
                role?: components["schemas"]["Role"];
                status?: components["schemas"]["AccountState"];
                paymentStatus?: "ok" | "declined" | "frozen";
                /** @description Learners of a cohort */
                cohortId?: components["schemas"]["Id"];
                /** @description Learners who have a product */
                moduleId?: components["schemas"]["Id"];
                /** @description Signed up on this day or later */
                since?: string;
                /** @description Signed up on this day or earlier */
                until?: string;
                /** @description Where the days of `since` and `until` begin and end; UTC when left out */
                zone?: components["schemas"]["TimeZoneName"];
                sort?: "name" | "-name" | "signUpDate" | "-signUpDate";
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserCreate"];
            };
        };
        responses: {
            /** @description The account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedUser"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    countUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserCounts"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    exportUsers: {
        parameters: {
            query?: {
                search?: string;
                role?: components["schemas"]["Role"];
                status?: components["schemas"]["AccountState"];
                paymentStatus?: "ok" | "declined" | "frozen";
                cohortId?: components["schemas"]["Id"];
                moduleId?: components["schemas"]["Id"];
                since?: string;
                until?: string;
                /** @description Where the days of `since` and `until` begin and end; UTC when left out */
                zone?: components["schemas"]["TimeZoneName"];
                sort?: "name" | "-name" | "signUpDate" | "-signUpDate";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example id,name */
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    actOnUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserBulkAction"];
            };
        };
        responses: {
            /** @description What was done for how many, and for whom it was refused */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkReport"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedUser"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteUserRequest"];
            };
        };
        responses: {
            /** @description The deletion, with its day */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletion"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    patchUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description The account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedUser"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getUserDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What goes, what stays, and when */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletion"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    keepUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing is deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletion"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    sendActivationEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is on its way */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listUserNotes: {
        parameters: {
            query?: {
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserNotePage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createUserNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserNoteInput"];
            };
        };
        responses: {
            /** @description The note */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserNote"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteUserNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                noteId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listUserLogs: {
        parameters: {
            query?: {
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the log */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserLogPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getUserContext: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The context */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserContext"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    patchUserContext: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContextUpdate"];
            };
        };
        responses: {
            /** @description The context */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserContext"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    startUserView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserViewStart"];
            };
        };
        responses: {
            /** @description The view */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserView"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getUserView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                viewId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Their products, exams and certificates */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeenLearning"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getUserViewOutline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                viewId: components["schemas"]["Id"];
                moduleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outline */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outline"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getUserStats: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserStats"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listUserPayments: {
        parameters: {
            query?: {
                /** @description 0-based */
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description The buyer */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of payments */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPayments"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    addUserCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The buyer */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardInput"];
            };
        };
        responses: {
            /** @description The buyer's methods */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethods"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PaymentDeclined"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listPurchasableModules: {
        parameters: {
            query?: {
                /** @description A part of the name */
                search?: string;
                /** @description Also products this buyer has: of a sale to several people, others may not */
                withOwned?: boolean;
                /** @description 0-based */
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description The buyer */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchasableModulePage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listUserPurchases: {
        parameters: {
            query?: {
                /** @description 0-based */
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description The buyer */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of purchases, and what all of them come to */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPurchasePage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createUserPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The buyer */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserPurchaseOrder"];
            };
        };
        responses: {
            /** @description What became of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedPurchaseResult"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    previewUserSale: {
        parameters: {
            query: {
                priceId: components["schemas"]["Id"];
                paymentType: components["schemas"]["PaymentType"];
                /** @description The cohort of a program; needed while one can be joined */
                batchId?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description The buyer */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What would happen */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchasePreview"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getUserPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The buyer */
                id: components["schemas"]["Id"];
                purchaseId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The purchase */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedPurchase"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteUserPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The buyer */
                id: components["schemas"]["Id"];
                purchaseId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserPurchaseRemoval"];
            };
        };
        responses: {
            /** @description It is removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    patchUserPurchase: {
        parameters: {
            query: {
                action: "updateNextChargeDate" | "pause" | "setPauseDate" | "resume" | "extend" | "switchPaymentMethod" | "cancelSubscription" | "reactivateSubscription" | "reset";
            };
            header?: never;
            path: {
                /** @description The buyer */
                id: components["schemas"]["Id"];
                purchaseId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserPurchaseChange"];
            };
        };
        responses: {
            /** @description The purchase */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedPurchase"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    previewUserPurchase: {
        parameters: {
            query: {
                action: "updateNextChargeDate" | "pause" | "setPauseDate" | "resume" | "extend" | "switchPaymentMethod" | "cancelSubscription" | "reactivateSubscription" | "reset" | "refund" | "refundProduct" | "charge" | "remove";
                /** @description The date that is set */
                date?: components["schemas"]["Instant"];
                paymentType?: "card" | "wallet" | "offline";
                /** @description The payment that is refunded */
                paymentId?: components["schemas"]["Id"];
                /** @description Minor units */
                amount?: number;
                isPayOff?: boolean;
            };
            header?: never;
            path: {
                /** @description The buyer */
                id: components["schemas"]["Id"];
                purchaseId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What would happen */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchasePreview"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    refundUserPurchase: {
        parameters: {
            query: {
                action: "refund" | "refundProduct" | "rejectRefundRequest";
            };
            header?: never;
            path: {
                /** @description The buyer */
                id: components["schemas"]["Id"];
                purchaseId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserPurchaseRefund"];
            };
        };
        responses: {
            /** @description The purchase */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedPurchase"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    chargeUserPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The buyer */
                id: components["schemas"]["Id"];
                purchaseId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserPurchaseCharge"];
            };
        };
        responses: {
            /** @description What became of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedPurchaseResult"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listApplications: {
        parameters: {
            query?: {
                /** @description One or more statuses, separated by commas */
                status?: string;
                productId?: components["schemas"]["Id"];
                userId?: components["schemas"]["Id"];
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of applications */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application, and what its applicant answered and did */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedApplication"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    decideOnApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationDecision"];
            };
        };
        responses: {
            /** @description The decided application */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedApplication"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getFreeLesson: {
        parameters: {
            query?: never;
            header?: {
                /** @description Opens the lesson that a partner shows, as if it were free */
                "x-partner-session"?: components["schemas"]["PartnerSessionHeader"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lesson; what belongs to a learner is empty */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lesson"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getFreeExercises: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exercises */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonExercises"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    checkFreeExercise: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FreeExerciseCheckInput"];
            };
        };
        responses: {
            /** @description The grade */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GradedExercise"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getFreeQuiz: {
        parameters: {
            query?: never;
            header?: {
                /** @description Opens the lesson that a partner shows, as if it were free */
                "x-partner-session"?: components["schemas"]["PartnerSessionHeader"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quiz, without its answer key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LearnerQuiz"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    reviewFreeQuiz: {
        parameters: {
            query?: never;
            header?: {
                /** @description Opens the lesson that a partner shows, as if it were free */
                "x-partner-session"?: components["schemas"]["PartnerSessionHeader"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuizAnswers"];
            };
        };
        responses: {
            /** @description The review */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreeQuizReview"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCreatorHomeworks: {
        parameters: {
            query?: {
                type?: components["schemas"]["HomeworkType"];
                productId?: components["schemas"]["Id"];
                /** @description Only homework with submissions in this status */
                status?: "pending" | "needsRevision" | "complete";
                /** @description 0-based */
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of homework */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorHomeworkPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getLessonHomework: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lesson and its homework */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonHomework"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateHomework: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomeworkChange"];
            };
        };
        responses: {
            /** @description The homework */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorHomework"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createHomework: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomeworkForm"];
            };
        };
        responses: {
            /** @description The homework */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorHomework"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteHomework: {
        parameters: {
            query: {
                /** @description The version on screen; another one answers 409 */
                version: number;
            };
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What stays */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedHomework"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listBankQuestions: {
        parameters: {
            query?: {
                search?: string;
                topic?: string;
                difficulty?: 1 | 2 | 3;
                type?: components["schemas"]["QuestionType"];
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of questions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankQuestionPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createBankQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankQuestionCreation"];
            };
        };
        responses: {
            /** @description The question */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankQuestion"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getBankQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankQuestion"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateBankQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankQuestionChange"];
            };
        };
        responses: {
            /** @description The question */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankQuestion"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteBankQuestion: {
        parameters: {
            query: {
                /** @description The version on screen; another one answers 409 */
                version: number;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCreatorExams: {
        parameters: {
            query?: {
                kind?: components["schemas"]["AssessmentKind"];
                search?: string;
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of exams */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorExamPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createExam: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExamForm"];
            };
        };
        responses: {
            /** @description The exam */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorExam"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCreatorExam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exam */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorExam"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateExam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExamChange"];
            };
        };
        responses: {
            /** @description The exam */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorExam"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteExam: {
        parameters: {
            query: {
                /** @description The version on screen; another one answers 409 */
                version: number;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCreatorExamResults: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorExamResults"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCreatorQuizzes: {
        parameters: {
            query?: {
                productId?: components["schemas"]["Id"];
                /** @description 0-based */
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of quizzes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorQuizPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCreatorQuiz: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quiz */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorQuiz"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getQuizStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statistics */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizStatistics"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getLessonQuiz: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lesson and its quiz */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonQuiz"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createQuiz: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuizForm"];
            };
        };
        responses: {
            /** @description The quiz */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorQuiz"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateQuiz: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
                quizId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuizChange"];
            };
        };
        responses: {
            /** @description The quiz */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorQuiz"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteQuiz: {
        parameters: {
            query: {
                /** @description The version on screen; another one answers 409 */
                version: number;
            };
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
                quizId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What stays */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedQuiz"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    keepVisit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Visit"];
            };
        };
        responses: {
            /** @description What was kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptVisit"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyLesson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lesson */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lesson"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    reportVideoStats: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WatchReport"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyNotes: {
        parameters: {
            query?: {
                /** @description Only notes on this lesson */
                moduleId?: components["schemas"]["Id"];
                /** @description Only notes on the product with this name */
                product?: string;
                /** @description 0-based */
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotePage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createMyNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteInput"];
            };
        };
        responses: {
            /** @description The new note */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyNoteProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product names */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    downloadMyNotesPdf: {
        parameters: {
            query?: {
                /** @description Only notes on this lesson */
                moduleId?: components["schemas"]["Id"];
                /** @description Only notes on the product with this name */
                product?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 */
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["NoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The note */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteMyNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["NoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateMyNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["NoteId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteChange"];
            };
        };
        responses: {
            /** @description The updated note */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listQuestions: {
        parameters: {
            query?: {
                /** @description 0-based */
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of questions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    askQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionInput"];
            };
        };
        responses: {
            /** @description The new question */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Question"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getQuestion: {
        parameters: {
            query?: {
                /** @description 0-based */
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question and its responses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionDetail"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionChange"];
            };
        };
        responses: {
            /** @description The updated question */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Question"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    respondToQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResponseInput"];
            };
        };
        responses: {
            /** @description The new response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Response"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteResponse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
                id: components["schemas"]["Id"];
                responseId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateResponse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
                id: components["schemas"]["Id"];
                responseId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResponseInput"];
            };
        };
        responses: {
            /** @description The updated response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Response"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    followQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Followed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    unfollowQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unfollowed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyExercises: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exercises */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonExercises"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    saveMyExerciseAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExerciseAnswerInput"];
            };
        };
        responses: {
            /** @description The receipt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedExerciseAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    checkMyExercise: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExerciseCheckInput"];
            };
        };
        responses: {
            /** @description The saved answer with its grade */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedExercise"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getAuthoredExercises: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lesson and its exercises */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonAuthoredExercises"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createExercise: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExerciseCreation"];
            };
        };
        responses: {
            /** @description The exercise */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthoredExercise"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateExercise: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExerciseChange"];
            };
        };
        responses: {
            /** @description The exercise */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthoredExercise"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteExercise: {
        parameters: {
            query: {
                /** @description The version on screen; another one answers 409 */
                version: number;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyQuiz: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quiz, without its answer key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LearnerQuiz"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyQuizzes: {
        parameters: {
            query?: {
                /** @description One or more statuses, separated by commas */
                status?: string;
                productId?: components["schemas"]["Id"];
                /** @description 0-based */
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of quizzes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    saveMyQuizAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuizAnswers"];
            };
        };
        responses: {
            /** @description The submission with its review */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizSubmission"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    saveMyQuizAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                questionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuizAnswerInput"];
            };
        };
        responses: {
            /** @description The receipt of the saved answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listQuizSubmissions: {
        parameters: {
            query?: {
                /** @description One or more statuses, separated by commas */
                status?: string;
                productId?: components["schemas"]["Id"];
                userId?: components["schemas"]["Id"];
                /** @description Only learners of this cohort */
                cohortId?: components["schemas"]["Id"];
                /** @description Defaults to the newest first */
                sort?: "submittedAt" | "-submittedAt";
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of submissions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizSubmissionPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getQuizSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quizId: components["schemas"]["Id"];
                submissionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The submission and its review */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizSubmission"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    postQuizFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quizId: components["schemas"]["Id"];
                submissionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuizFeedbackInput"];
            };
        };
        responses: {
            /** @description The submission with the feedback */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizSubmission"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyHomework: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The homework and everything handed in so far */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Homework"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getModuleHomework: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The homework task */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomeworkTask"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyProductHomeworks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Homework counts by product */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductHomework"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyHomeworks: {
        parameters: {
            query?: {
                /** @description One or more statuses, separated by commas */
                status?: string;
                productId?: components["schemas"]["Id"];
                /** @description 0-based */
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of homework */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomeworkPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    submitHomework: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomeworkAnswer"];
            };
        };
        responses: {
            /** @description The submission */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Submission"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    postHomeworkMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackInput"];
            };
        };
        responses: {
            /** @description The submission with the new message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Submission"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listHomeworks: {
        parameters: {
            query?: {
                type?: "UPLOAD" | "DIGITIZE" | "upload" | "digitize";
                /** @description One or more statuses, separated by commas */
                status?: string;
                productId?: components["schemas"]["Id"];
                userId?: components["schemas"]["Id"];
                /** @description Only learners of this cohort */
                cohortId?: components["schemas"]["Id"];
                /** @description Defaults to what waits longest */
                sort?: "submittedAt" | "-submittedAt";
                /** @description 0-based */
                page?: number;
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of submissions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listHomeworkSubmissions: {
        parameters: {
            query?: {
                type?: "UPLOAD" | "DIGITIZE" | "upload" | "digitize";
                /** @description One or more statuses, separated by commas */
                status?: string;
                productId?: components["schemas"]["Id"];
                userId?: components["schemas"]["Id"];
                /** @description Only learners of this cohort */
                cohortId?: components["schemas"]["Id"];
                /** @description Defaults to what waits longest */
                sort?: "submittedAt" | "-submittedAt";
                /** @description 0-based */
                page?: number;
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of submissions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getHomeworkSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                homeworkId: components["schemas"]["Id"];
                submissionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The submission */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedSubmission"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    setHomeworkSubmissionStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                homeworkId: components["schemas"]["Id"];
                submissionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmissionStatusInput"];
            };
        };
        responses: {
            /** @description The reviewed submission */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Submission"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    claimHomeworkSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                homeworkId: components["schemas"]["Id"];
                submissionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The claimed submission */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Submission"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    releaseHomeworkSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                homeworkId: components["schemas"]["Id"];
                submissionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The submission */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Submission"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    postHomeworkFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                homeworkId: components["schemas"]["Id"];
                submissionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackInput"];
            };
        };
        responses: {
            /** @description The submission with the new message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Submission"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getHomeworkFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                homeworkId: components["schemas"]["Id"];
                submissionId: components["schemas"]["Id"];
                fileId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url: string;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getHomeworkFilePreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                homeworkId: components["schemas"]["Id"];
                submissionId: components["schemas"]["Id"];
                fileId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is in it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilePreview"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listSubmissionComments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                homeworkId: components["schemas"]["Id"];
                submissionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comments */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionComment"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    saveSubmissionComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                homeworkId: components["schemas"]["Id"];
                submissionId: components["schemas"]["Id"];
                id: components["schemas"]["ChangeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmissionCommentInput"];
            };
        };
        responses: {
            /** @description The draft */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionComment"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteSubmissionComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                homeworkId: components["schemas"]["Id"];
                submissionId: components["schemas"]["Id"];
                id: components["schemas"]["ChangeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    settleSubmissionComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                homeworkId: components["schemas"]["Id"];
                submissionId: components["schemas"]["Id"];
                id: components["schemas"]["ChangeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isFixed: boolean;
                };
            };
        };
        responses: {
            /** @description The comment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionComment"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMentors: {
        parameters: {
            query?: {
                status?: 1 | 2;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mentors */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mentor"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMentorModules: {
        parameters: {
            query?: {
                /** @description Module types, separated by commas. Defaults to programs, courses and projects. */
                types?: string;
                /** @description Pass true to leave out products without homework to review */
                homeworkReview?: boolean;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Module"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMentorCohorts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cohorts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedCohort"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMySnippets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snippets */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snippet"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createMySnippet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SnippetInput"];
            };
        };
        responses: {
            /** @description The new snippet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snippet"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateMySnippet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SnippetInput"];
            };
        };
        responses: {
            /** @description The updated snippet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snippet"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteMySnippet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyDesk: {
        parameters: {
            query?: {
                kind?: components["schemas"]["DeskKind"];
                /** @description A course or project, or a program */
                productId?: components["schemas"]["Id"];
                /** @description Only this milestone, in every cohort */
                milestoneId?: components["schemas"]["Id"];
                age?: components["schemas"]["DeskAge"];
                claim?: "free" | "mine" | "others";
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of waiting work */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyDeskNews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The news */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskNews"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyDeskDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ChangeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The decision */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskDecision"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    decideAtMyDesk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ChangeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeskDecisionInput"];
            };
        };
        responses: {
            /** @description The held decision */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskDecision"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    undoMyDeskDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["ChangeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The decision as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskDecision"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getExam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uniqueName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exam and the caller's status in it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exam"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getExamResults: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uniqueName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExamResults"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    tickMyChecklistItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                itemId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChecklistTick"];
            };
        };
        responses: {
            /** @description The exam with its updated checklist */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exam"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyExams: {
        parameters: {
            query?: {
                kind?: components["schemas"]["AssessmentKind"];
                /** @description 0-based */
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of exams */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExamPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    startExamAttempt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExamAttemptStart"];
            };
        };
        responses: {
            /** @description The open attempt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExamAttempt"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getExamAttempt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                examAttemptId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attempt, without its answer key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExamAttempt"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    finishExamAttempt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                examAttemptId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExamAttemptEnd"];
            };
        };
        responses: {
            /** @description The completed attempt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExamAttempt"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    saveExamAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                examAttemptId: components["schemas"]["Id"];
                examAnswerId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExamAnswerInput"];
            };
        };
        responses: {
            /** @description The receipt of the saved answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExamAnswerReceipt"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyMilestones: {
        parameters: {
            query?: {
                /** @description Only the milestones of this program */
                moduleId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The milestones of started cohorts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyMilestone"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyMilestone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The milestone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Milestone"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    submitMilestone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MilestoneAnswer"];
            };
        };
        responses: {
            /** @description The milestone as handed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Milestone"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMilestoneFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                fileId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url: string;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeed"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    setMyCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarFeedInput"];
            };
        };
        responses: {
            /** @description The calendar address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeed"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMilestoneSubmissions: {
        parameters: {
            query?: {
                category?: components["schemas"]["MilestoneCategory"];
                /** @description One or more statuses, separated by commas */
                status?: string;
                productId?: components["schemas"]["Id"];
                userId?: components["schemas"]["Id"];
                cohortId?: components["schemas"]["Id"];
                /** @description Defaults to what waits longest */
                sort?: "submittedAt" | "-submittedAt";
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of submissions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MilestoneSubmissionPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMilestoneSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                milestoneId: components["schemas"]["Id"];
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The milestone and its history */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedMilestone"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    reviewMilestone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                milestoneId: components["schemas"]["Id"];
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MilestoneReview"];
            };
        };
        responses: {
            /** @description The reviewed milestone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Milestone"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    claimMilestone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                milestoneId: components["schemas"]["Id"];
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The claimed milestone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedMilestone"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    releaseMilestone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                milestoneId: components["schemas"]["Id"];
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The milestone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedMilestone"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getReviewedMilestoneFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                milestoneId: components["schemas"]["Id"];
                userId: components["schemas"]["Id"];
                fileId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url: string;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getReviewedMilestoneFilePreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                milestoneId: components["schemas"]["Id"];
                userId: components["schemas"]["Id"];
                fileId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is in it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilePreview"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listUserMilestones: {
        parameters: {
            query?: {
                cohortId?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The milestones */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyMilestone"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    setUserMilestone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                milestoneId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MilestoneReview"];
            };
        };
        responses: {
            /** @description The updated milestone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Milestone"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listModuleMilestones: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The milestones in order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModuleMilestones"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    replaceModuleMilestones: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModuleMilestonesInput"];
            };
        };
        responses: {
            /** @description The stored milestones */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModuleMilestones"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listModuleCohorts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cohorts, the latest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthoredCohort"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createCohort: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CohortInput"];
            };
        };
        responses: {
            /** @description The new cohort */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthoredCohort"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateCohort: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cohortId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CohortUpdate"];
            };
        };
        responses: {
            /** @description The stored cohort */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthoredCohort"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteCohort: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cohortId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCohortLessonMappings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cohortId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lessons */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonMappings"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    replaceCohortLessonMappings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cohortId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LessonMappingsInput"];
            };
        };
        responses: {
            /** @description The lessons */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonMappings"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listModuleCohortsAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cohorts, the latest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedCohort"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCohorts: {
        parameters: {
            query?: {
                moduleId?: components["schemas"]["Id"];
                search?: string;
                state?: "coming" | "running" | "ended";
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of cohorts, the latest start first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedCohortPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCohort: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cohortId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cohort */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CohortDetail"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    openCohort: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cohortId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CohortOpening"];
            };
        };
        responses: {
            /** @description The cohort */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CohortDetail"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCohortLearners: {
        parameters: {
            query?: {
                search?: string;
                /** @description Only learners with something overdue, or waiting for a mentor */
                show?: "behind" | "toReview";
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path: {
                cohortId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of learners by id */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CohortLearnerPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    assignUsersToCohort: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cohortId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CohortAssignment"];
            };
        };
        responses: {
            /** @description What was done for each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkReport"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCohortChanges: {
        parameters: {
            query?: {
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path: {
                cohortId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    undoCohortChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cohortId: components["schemas"]["Id"];
                changeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cohort */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CohortDetail"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    decideOnCohort: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cohortId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CohortDecisions"];
            };
        };
        responses: {
            /** @description What was done for each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkReport"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listUserPrograms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The programs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProgram"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    changeUserCohort: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserCohortChange"];
            };
        };
        responses: {
            /** @description The program as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProgram"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    reportContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportInput"];
            };
        };
        responses: {
            /** @description Staff will look at it */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyModeration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest fifty */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnModeration"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    appealDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                caseId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppealInput"];
            };
        };
        responses: {
            /** @description The decision with the appeal */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnModeration"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listModerationCases: {
        parameters: {
            query?: {
                /** @description By default what waits for a decision, appeals among it */
                state?: "waiting" | "appealed" | "decided";
                kind?: components["schemas"]["ModeratedKind"];
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of cases */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getModerationCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                caseId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationCase"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    decideOnModerationCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                caseId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModerationDecision"];
            };
        };
        responses: {
            /** @description The case as decided */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationCase"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listUsersProgress: {
        parameters: {
            query: {
                /** @description Up to 100 ids, separated by commas */
                userIds: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Courses and projects that any of them began */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgressLoss"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listUserProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Courses and projects that were begun */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgressLoss"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    resetUserProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProgressReset"];
            };
        };
        responses: {
            /** @description What is left */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgressLoss"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCohortDueDates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cohortId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The due dates */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CohortDueDates"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    moveCohortDueDates: {
        parameters: {
            query: {
                action: "extend" | "reset";
            };
            header?: never;
            path: {
                cohortId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DueDateChange"];
            };
        };
        responses: {
            /** @description The new due dates */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CohortDueDates"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createUploadParameters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadRequest"];
            };
        };
        responses: {
            /** @description The parameters */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadParameters"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    createUploadInParts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadInPartsRequest"];
            };
        };
        responses: {
            /** @description The upload */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadInParts"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteUploadInParts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["UploadInPartsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createPartParameters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["UploadInPartsId"];
                number: components["schemas"]["PartNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parameters */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadParameters"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    joinUploadInParts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["UploadInPartsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadInParts"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
        };
    };
    getUploadRules: {
        parameters: {
            query: {
                category: components["schemas"]["UploadCategory"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Allowed extensions and size limits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadRules"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notifications */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    readAllMyNotifications: {
        parameters: {
            query: {
                action: "read" | "unread";
                changeId?: components["schemas"]["ChangeId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notifications */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    readMyNotification: {
        parameters: {
            query: {
                action: "read" | "unread";
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notification */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createSocketTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocketTicket"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyNotificationGroups: {
        parameters: {
            query?: {
                /** @description Only these; `needsYou` are those that wait for you */
                tab?: "needsYou" | "work" | "people" | "money";
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationGroupPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    readMyNotificationGroup: {
        parameters: {
            query: {
                action: "read" | "unread";
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is marked */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    saveMyNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationSettingsChange"];
            };
        };
        responses: {
            /** @description The settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    clearMyMailFault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listModuleRatings: {
        parameters: {
            query?: {
                /** @description 0-based */
                page?: number;
                /** @description Reviews per page */
                limit?: number;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rating statistics and a page of reviews, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyModuleRating: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rating */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rating"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    rateModule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RatingInput"];
            };
        };
        responses: {
            /** @description The rating */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rating"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMySurvey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The survey */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Survey"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    answerMySurvey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SurveyInput"];
            };
        };
        responses: {
            /** @description The survey with its answers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Survey"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyTerms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agreement */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Terms"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    acceptMyTerms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TermsAgreement"];
            };
        };
        responses: {
            /** @description The context without the product in moduleIdsPendingTermAcceptance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserContext"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    rejectMyTerms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TermsRejection"];
            };
        };
        responses: {
            /** @description The context */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserContext"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    previewMyTerms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TermsAgreement"];
            };
        };
        responses: {
            /** @description A tagged PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 */
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    downloadMyTerms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A tagged PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 */
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyDiplomas: {
        parameters: {
            query?: {
                type?: components["schemas"]["DiplomaType"];
                /** @description 0-based */
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of certificates and awards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiplomaPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyDiploma: {
        parameters: {
            query: {
                type: components["schemas"]["DiplomaType"];
            };
            header?: never;
            path: {
                diplomaId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificate or award */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiplomaDetail"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    downloadMyDiplomaPdf: {
        parameters: {
            query: {
                type: components["schemas"]["DiplomaType"];
            };
            header?: never;
            path: {
                diplomaId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 */
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    verifyDiploma: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Printed on the certificate */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the certificate is genuine and still valid */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyLabs: {
        parameters: {
            query?: {
                type?: components["schemas"]["LabType"];
                /** @description 0-based */
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of labs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    accessLab: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address of the lab */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabAccess"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyLabRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lab */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabRun"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    saveMyLabLog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabLogInput"];
            };
        };
        responses: {
            /** @description The receipt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedLabLog"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    checkMyLabStage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabCheckInput"];
            };
        };
        responses: {
            /** @description The lab after the check */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabRun"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyModuleLabs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The labs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lab"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    recordSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Chosen by the page that records */
                recordingId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordingBatch"];
            };
        };
        responses: {
            /** @description Accepted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getPartner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: components["schemas"]["PartnerKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The partner */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Partner"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    openPartnerSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: components["schemas"]["PartnerKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerToken"];
            };
        };
        responses: {
            /** @description The session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerSession"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCheckoutPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uniqueId: components["schemas"]["PageName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutPage"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCheckoutPrices: {
        parameters: {
            query?: {
                /** @description Instead of the page's own; empty for none */
                coupon?: string;
            };
            header?: never;
            path: {
                uniqueId: components["schemas"]["PageName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Price"][];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCreatorCoupons: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coupons */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorCoupons"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCreatorPrices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                couponCode: components["schemas"]["CouponCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorPriceList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    saveCreatorPrices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                couponCode: components["schemas"]["CouponCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceListInput"];
            };
        };
        responses: {
            /** @description The stored price list; without plans if the coupon was removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorPriceList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    previewCreatorPrices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                couponCode: components["schemas"]["CouponCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PricePreviewInput"];
            };
        };
        responses: {
            /** @description Every plan with its figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricePreview"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCreatorDiplomas: {
        parameters: {
            query?: {
                type?: components["schemas"]["DiplomaType"];
                search?: string;
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorDiplomaPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createDiploma: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiplomaForm"];
            };
        };
        responses: {
            /** @description The new one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorDiploma"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCreatorDiploma: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                diplomaId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificate */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorDiploma"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateDiploma: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                diplomaId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiplomaUpdate"];
            };
        };
        responses: {
            /** @description The stored one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorDiploma"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteDiploma: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                diplomaId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    previewDiploma: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                diplomaId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiplomaPreviewInput"];
            };
        };
        responses: {
            /** @description The PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiplomaPreview"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCreatorEmails: {
        parameters: {
            query?: {
                search?: string;
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products with the state of their mails */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorEmailPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCreatorEmails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both mails */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorEmails"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    saveCreatorEmails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatorEmailsInput"];
            };
        };
        responses: {
            /** @description Both mails */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorEmails"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    previewCreatorEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailPreviewInput"];
            };
        };
        responses: {
            /** @description The mail */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailPreview"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    sendTestEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moduleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailPreviewInput"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCreatorLabs: {
        parameters: {
            query?: {
                search?: string;
                type?: components["schemas"]["LabType"];
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of labs by title */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorLabPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createCreatorLab: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatorLabInput"];
            };
        };
        responses: {
            /** @description The new lab */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorLab"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateCreatorLab: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                labId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatorLabUpdate"];
            };
        };
        responses: {
            /** @description The stored lab */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorLab"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteCreatorLab: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                labId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCreatorLabStages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                labId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stages, with their model answers and tests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorLabStages"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    saveCreatorLabStages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                labId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabStagesChange"];
            };
        };
        responses: {
            /** @description The stored stages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorLabStages"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCreatorNotifications: {
        parameters: {
            query?: {
                search?: string;
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorNotificationPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createCreatorNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatorNotificationInput"];
            };
        };
        responses: {
            /** @description The new notification */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorNotification"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCreatorNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                notificationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notification */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorNotification"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateCreatorNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                notificationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatorNotificationUpdate"];
            };
        };
        responses: {
            /** @description The stored notification */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorNotification"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteCreatorNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                notificationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    scheduleCreatorNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                notificationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatorNotificationSchedule"];
            };
        };
        responses: {
            /** @description The stored notification */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorNotification"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listPrices: {
        parameters: {
            query: {
                product: components["schemas"]["Id"];
                coupon?: components["schemas"]["CouponCode"];
                isMigration?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prices, and what buyers of the product are asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCrosssells: {
        parameters: {
            query?: {
                isRecursive?: boolean;
                /** @description A purchase the caller has just made by the price: the offers at what they are charged with it, with the tax that is added */
                purchaseId?: components["schemas"]["Id"];
                /** @description Separated by commas, such as `upsell,downsell`; all types if left out */
                types?: string;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offers in their order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Crosssell"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getModuleCampaign: {
        parameters: {
            query: {
                coupon: components["schemas"]["CouponCode"];
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign; `isValid` false if the code can't be used */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createMyQuote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteRequest"];
            };
        };
        responses: {
            /** @description The quote */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyCredits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many there are, and what they are worth */
            200: {
                headers: {
                    /** @description How many credits are not used yet */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Credits"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    headMyCredits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No body */
            200: {
                headers: {
                    /** @description How many credits are not used yet */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyPayments: {
        parameters: {
            query: {
                action: "getPaymentMethods" | "getPayPalToken";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The methods, or a token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethods"] | components["schemas"]["WalletToken"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    postMyPayments: {
        parameters: {
            query: {
                action: "addCard" | "createPayPalBillingAgreement";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardInput"] | components["schemas"]["WalletInput"];
            };
        };
        responses: {
            /** @description The methods */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethods"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PaymentDeclined"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteMyPayments: {
        parameters: {
            query?: {
                /** @description What pays from now on for the products in `pays` */
                moveTo?: "card";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The methods left */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethods"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    patchMyPayments: {
        parameters: {
            query: {
                action: "makePrimary";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrimaryMethod"];
            };
        };
        responses: {
            /** @description The methods */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethods"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyBillingDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The details */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingDetails"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    putMyBillingDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillingDetails"];
            };
        };
        responses: {
            /** @description The details */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingDetails"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyPurchases: {
        parameters: {
            query?: {
                /** @description Only those with a declined payment that is still due */
                isDue?: boolean;
                /** @description 0-based */
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of purchases */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchasePage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The purchase */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Purchase"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    patchMyPurchase: {
        parameters: {
            query: {
                action: "cancelSubscription" | "reactivateSubscription" | "payoff" | "switchPaymentMethod" | "retryPayment" | "requestRefund";
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseChange"];
            };
        };
        responses: {
            /** @description What became of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseResult"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    reviewMyPurchase: {
        parameters: {
            query: {
                action: "cancelSubscription" | "reactivateSubscription" | "payoff" | "switchPaymentMethod" | "retryPayment";
                /** @description For switchPaymentMethod */
                paymentType?: components["schemas"]["BuyerPaymentType"];
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseReview"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyPayments: {
        parameters: {
            query?: {
                /** @description 0-based */
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of payments */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyPurchasePayments: {
        parameters: {
            query?: {
                /** @description 0-based */
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                purchaseId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of payments */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    downloadMyReceipt: {
        parameters: {
            query?: {
                refundId?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                purchaseId: components["schemas"]["Id"];
                paymentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 */
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    quoteCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uniqueId: components["schemas"]["PageName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutChoice"];
            };
        };
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCheckoutWalletToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description The token of the order, or of the one to come */
                "x-order-token"?: string;
            };
            path: {
                uniqueId: components["schemas"]["PageName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The approval to confirm */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutWalletToken"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createCheckoutOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uniqueId: components["schemas"]["PageName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutOrderInput"];
            };
        };
        responses: {
            /** @description The order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutOrder"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PaymentDeclined"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCheckoutOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The token of the order, or of the one to come */
                "x-order-token"?: string;
            };
            path: {
                uniqueId: components["schemas"]["PageName"];
                orderId: components["schemas"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutOrder"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    confirmCheckoutOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The token of the order, or of the one to come */
                "x-order-token"?: string;
            };
            path: {
                uniqueId: components["schemas"]["PageName"];
                orderId: components["schemas"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutOrder"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    answerCheckoutUpsell: {
        parameters: {
            query?: never;
            header?: {
                /** @description The token of the order, or of the one to come */
                "x-order-token"?: string;
            };
            path: {
                uniqueId: components["schemas"]["PageName"];
                orderId: components["schemas"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpsellAnswer"];
            };
        };
        responses: {
            /** @description The order with what is offered next */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutOrder"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    claimMyOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderClaim"];
            };
        };
        responses: {
            /** @description What became of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimedOrder"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listAwards: {
        parameters: {
            query?: {
                /** @description A name or a reference number */
                search?: string;
                type?: components["schemas"]["DiplomaType"];
                status?: components["schemas"]["DiplomaStatus"];
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AwardPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createAward: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AwardInput"];
            };
        };
        responses: {
            /** @description What they have now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Award"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listAwardChoices: {
        parameters: {
            query?: {
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first 20 by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AwardChoices"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    renewAward: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                awardId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AwardRenewal"];
            };
        };
        responses: {
            /** @description The result */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Award"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    revokeAward: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                awardId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AwardRevocation"];
            };
        };
        responses: {
            /** @description The result */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Award"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getPartnerLesson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: components["schemas"]["PartnerKey"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lesson */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonRef"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    openLessonInFrame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FrameChallenge"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listPartners: {
        parameters: {
            query?: {
                search?: string;
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedPartnerPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createPartner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerCreate"];
            };
        };
        responses: {
            /** @description The partner */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedPartner"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    putPartner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                partnerId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerUpdate"];
            };
        };
        responses: {
            /** @description The partner */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedPartner"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    addPartnerKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                partnerId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerVersionInput"];
            };
        };
        responses: {
            /** @description The partner */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedPartner"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    revokePartnerKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                partnerId: components["schemas"]["Id"];
                key: components["schemas"]["PartnerKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The partner */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedPartner"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCheckouts: {
        parameters: {
            query?: {
                search?: string;
                state?: components["schemas"]["CheckoutState"];
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedCheckoutPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutCreate"];
            };
        };
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedCheckout"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCheckoutProducts: {
        parameters: {
            query?: {
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first 20 of both by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferableProducts"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                checkoutId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedCheckout"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteCheckout: {
        parameters: {
            query: {
                version: components["schemas"]["PageVersion"];
            };
            header?: never;
            path: {
                checkoutId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    putCheckoutSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                checkoutId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutSettingsInput"];
            };
        };
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedCheckout"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    putCheckoutPricing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                checkoutId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutPricingInput"];
            };
        };
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedCheckout"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    putCheckoutOrderbump: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                checkoutId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutOrderbumpInput"];
            };
        };
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedCheckout"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    putCheckoutUpsells: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                checkoutId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutUpsellsInput"];
            };
        };
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedCheckout"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    putCheckoutLayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                checkoutId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutLayoutInput"];
            };
        };
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedCheckout"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    publishCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                checkoutId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutPublication"];
            };
        };
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedCheckout"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    previewCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                checkoutId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page and its figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutPreview"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listAddons: {
        parameters: {
            query?: {
                search?: string;
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddonPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createAddon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddonCreate"];
            };
        };
        responses: {
            /** @description The add-on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Addon"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getAddon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                addonId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The add-on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Addon"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteAddon: {
        parameters: {
            query: {
                version: components["schemas"]["PageVersion"];
            };
            header?: never;
            path: {
                addonId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    putAddonSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                addonId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddonSettingsInput"];
            };
        };
        responses: {
            /** @description The add-on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Addon"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    putAddonPricing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                addonId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddonPricingInput"];
            };
        };
        responses: {
            /** @description The add-on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Addon"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    putAddonLayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                addonId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddonLayoutInput"];
            };
        };
        responses: {
            /** @description The add-on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Addon"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyAddon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uniqueName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What it is and since when it is theirs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnAddon"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCreatorModules: {
        parameters: {
            query?: {
                /** @description Types, separated by commas: 1 program, 2 course, 3 project, 8 bundle, 10 labs */
                types?: string;
                /** @description Kinds of labs, separated by commas */
                subtypes?: string;
                /** @description Only what may stand in a program or bundle: courses and projects */
                forBundle?: boolean;
                /** @description Only what a sales page may offer: published products */
                forCheckoutPage?: boolean;
                /** @description Only these ids, separated by commas */
                products?: string;
                search?: string;
                /** @description 1 not published, 2 published */
                publication?: 1 | 2;
                hidden?: boolean;
                sort?: components["schemas"]["ProductSort"];
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of my products */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorModulePage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createModule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModuleCreate"];
            };
        };
        responses: {
            /** @description The draft */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorModule"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    checkModuleNames: {
        parameters: {
            query: {
                type: components["schemas"]["AuthoredType"];
                url?: components["schemas"]["ProductUrl"];
                alias?: components["schemas"]["ProductAlias"];
                /** @description The product that has them already */
                except?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Which of them are taken */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TakenNames"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    exportModule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example PK */
                    "application/zip": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listProductImports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The imports */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductImport"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    checkProductImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductImportRequest"];
            };
        };
        responses: {
            /** @description What the import would do */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductImport"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    startProductImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductImport"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listProductCopies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The copies */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCopy"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getModulePreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything on the page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModulePreview"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    duplicateModule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModuleDuplicate"];
            };
        };
        responses: {
            /** @description The copy that will be made */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCopy"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listModuleBundle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its products in order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BundledModule"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    replaceModuleBundle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModuleBundleInput"];
            };
        };
        responses: {
            /** @description The product as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorModule"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCreatorIntroPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntroPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    replaceIntroPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IntroPageChange"];
            };
        };
        responses: {
            /** @description The page as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntroPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCreatorSurvey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The survey; without questions if the program has none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorSurvey"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    replaceSurvey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SurveyChange"];
            };
        };
        responses: {
            /** @description The survey as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorSurvey"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listSurveyAnswers: {
        parameters: {
            query?: {
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of answers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyAnswersPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    exportSurveyAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example learner,answered */
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getModuleSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModuleSettings"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    patchModuleSettings: {
        parameters: {
            query: {
                type: components["schemas"]["SettingsStep"];
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModuleSettingsChange"];
            };
        };
        responses: {
            /** @description The settings as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModuleSettings"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCreatorModule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorModule"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    replaceModule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModuleForm"];
            };
        };
        responses: {
            /** @description The product */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorModule"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteModule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    patchModule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatorModulePatch"];
            };
        };
        responses: {
            /** @description The product */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorModule"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCreatorLesson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lesson */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorLesson"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateCreatorLesson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatorLessonInput"];
            };
        };
        responses: {
            /** @description The lesson as saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorLesson"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getLessonPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lesson */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lesson"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    setLessonVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LessonVideoInput"];
            };
        };
        responses: {
            /** @description The lesson with its video */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorLesson"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listVideoRenditions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoRenditions"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    retryVideoRenditions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoRenditions"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listFormerVideos: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The videos */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormerVideo"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    restoreVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                formerId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VideoRestore"];
            };
        };
        responses: {
            /** @description The lesson with its video */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorLesson"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    setLessonCaptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                language: components["schemas"]["CaptionLanguage"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LessonCaptionsInput"];
            };
        };
        responses: {
            /** @description The lesson with its captions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorLesson"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCreatorHome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What needs attention */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorHome"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCreatorMedia: {
        parameters: {
            query?: {
                kind?: components["schemas"]["MediaKind"];
                /** @description Only files that nothing shows; false for the others */
                unused?: boolean;
                /** @description A part of the name of the file or its product */
                search?: string;
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of files */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMedia: {
        parameters: {
            query?: {
                kind?: components["schemas"]["MediaKind"];
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of files */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    addMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MediaInput"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaFile"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    replaceMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                fileId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MediaInput"];
            };
        };
        responses: {
            /** @description The new file, with the places that show it now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaFile"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                fileId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listLessonVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonVersion"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getLessonVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonVersionContent"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSyllabus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Syllabus"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    changeSyllabus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SyllabusChangeRequest"];
            };
        };
        responses: {
            /** @description The tree after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyllabusChanged"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    countChangeEffects: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartsNamed"];
            };
        };
        responses: {
            /** @description The numbers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeEffects"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyReferral: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardOverview"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    patchMyReferral: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RewardSettings"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardOverview"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyReferralTeam: {
        parameters: {
            query?: {
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyReferralEnrollments: {
        parameters: {
            query?: {
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardEnrollmentPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyReferralActivity: {
        parameters: {
            query?: {
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardActivityPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listReferralParticipants: {
        parameters: {
            query?: {
                /** @description 0-based */
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParticipantPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listReferralContests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contest"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listReferralResources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgramResource"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMyAmbassador: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardOverview"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    patchMyAmbassador: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendlyLink"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardOverview"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyAmbassadorTeam: {
        parameters: {
            query?: {
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyAmbassadorEnrollments: {
        parameters: {
            query?: {
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardEnrollmentPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyAmbassadorActivity: {
        parameters: {
            query?: {
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardActivityPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listAmbassadorParticipants: {
        parameters: {
            query?: {
                /** @description 0-based */
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParticipantPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listAmbassadorContests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contest"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listAmbassadorResources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgramResource"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createReferralLead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferralLead"];
            };
        };
        responses: {
            /** @description It is done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: components["schemas"]["ReferralCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    countReferralClick: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferralClick"];
            };
        };
        responses: {
            /** @description It is done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyWithdrawRequests: {
        parameters: {
            query?: {
                type?: components["schemas"]["RewardProgram"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawRequest"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createWithdrawRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawWish"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawRequest"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    turnRewardsIntoCredits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawWish"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardOverview"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getReferralStats: {
        parameters: {
            query?: {
                /** @description On this day or later (UTC) */
                startDate?: string;
                /** @description On this day or earlier (UTC) */
                endDate?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgramStats"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listReferralLogs: {
        parameters: {
            query?: {
                /** @description On this day or later (UTC) */
                startDate?: string;
                /** @description On this day or earlier (UTC) */
                endDate?: string;
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffRewardActivityPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateReferralContest: {
        parameters: {
            query?: {
                /** @description Ends the contest and starts another */
                action?: "reset";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContestUpdate"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contest"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getAmbassadorStats: {
        parameters: {
            query?: {
                /** @description On this day or later (UTC) */
                startDate?: string;
                /** @description On this day or earlier (UTC) */
                endDate?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgramStats"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listAmbassadorLogs: {
        parameters: {
            query?: {
                /** @description On this day or later (UTC) */
                startDate?: string;
                /** @description On this day or earlier (UTC) */
                endDate?: string;
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffRewardActivityPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateAmbassadorContest: {
        parameters: {
            query?: {
                /** @description Ends the contest and starts another */
                action?: "reset";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContestUpdate"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contest"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getUserReferralStats: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRewards"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listUserReferralLogs: {
        parameters: {
            query?: {
                /** @description On this day or later (UTC) */
                startDate?: string;
                /** @description On this day or earlier (UTC) */
                endDate?: string;
                type?: components["schemas"]["RewardProgram"];
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path: {
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardActivityPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getReferralResources: {
        parameters: {
            query: {
                program: components["schemas"]["RewardProgram"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgramResources"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    putReferralResources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProgramResources"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgramResources"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getReferralRules: {
        parameters: {
            query: {
                program: components["schemas"]["RewardProgram"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardRules"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    putReferralRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RewardRules"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardRules"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listSuspectedReferrals: {
        parameters: {
            query?: {
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuspectedReferralPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    decideOnReferral: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuspicionDecision"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardEnrollment"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listWithdrawRequests: {
        parameters: {
            query?: {
                type?: components["schemas"]["RewardProgram"];
                status?: 1 | 2 | 3;
                orderBy?: "date" | "amount";
                direction?: "asc" | "desc";
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawRequestPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateWithdrawRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawDecision"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedWithdrawRequest"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    failPayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutFailure"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedWithdrawRequest"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listAmbassadors: {
        parameters: {
            query?: {
                search?: string;
                /** @description Continues a list: `next` or `previous` of an earlier answer, with the same `sort` */
                cursor?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AmbassadorPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getAmbassador: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRewards"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    makeAmbassador: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmbassadorAppointment"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRewards"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    patchAmbassador: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendlyLink"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRewards"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    payoutAmbassador: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutInput"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedWithdrawRequest"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
}
